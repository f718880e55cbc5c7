/** How many reward points one has in this team, kept up with what is earned and redeemed. */
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../api/client";
import { useLive } from "./live";
import { useUser } from "./me";
import { queryKeys } from "./queryKeys";
import { useTenantContext } from "./tenantContext";

/** All that is known of one's own points. */
export const myRewardsKey = [...queryKeys.me, "rewards"] as const;

const balanceOf = (uid: string, known: number) =>
  queryOptions({
    queryKey: [...myRewardsKey, "balance", uid],
    queryFn: ({ signal }) => api.get("/api/me/rewards/balance", { signal }),
    initialData: { balance: known },
    // It changes with news of it alone.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The balance; nothing where the organisation has no rewards. */
export function useBalance(): number | null {
  const { rewards } = useTenantContext().tenant.settings;
  const { uid, data } = useUser();
  const { rewardPointsCount } = data.currentUserTeam;
  const queryClient = useQueryClient();
  const { balance } = useQuery({ ...balanceOf(uid, rewardPointsCount), enabled: rewards }).data;
  useLive(rewards ? [`me:${uid}`] : [], (message) => {
    if (message === null || message.kind.startsWith("points."))
      void queryClient.invalidateQueries({ queryKey: myRewardsKey });
  });
  return rewards ? balance : null;
}

/** On success the balance is less by what was redeemed, at once. */
export function useRedeemed(): (remaining: number) => void {
  const queryClient = useQueryClient();
  const { uid } = useUser();
  return (remaining) => {
    queryClient.setQueryData(balanceOf(uid, remaining).queryKey, { balance: remaining });
    void queryClient.invalidateQueries({ queryKey: [...myRewardsKey, "history"] });
  };
}
