/** The way in from elsewhere: from another team's host with a one-time code, or back from a provider's page. */
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Handover } from "./components/Handover";
import { ProviderReturn } from "./components/ProviderReturn";
import { fragment } from "./model";

export default function CallbackRoute() {
  const { hash, search } = useLocation();
  const [handover] = useState(() => fragment(hash));
  const [previousUrl] = useState(() => new URLSearchParams(search));

  // Codes leave the address bar, and with it the browser's history, as soon as they are read.
  useEffect(() => {
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, []);

  if (previousUrl.has("state") || previousUrl.has("error")) return <ProviderReturn back={previousUrl} />;
  return <Handover link={handover} />;
}
