/** What the chat panel asks for. */
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api } from "../../api/client";
import { queryKeys } from "../../app/queryKeys";

export const contacts = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.contacts, search],
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/chat/contacts", { query: { search, cursor: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
