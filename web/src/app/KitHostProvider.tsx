/** Gives the kit what it asks of an app: words, language, the translator of problems, links, the address bar. */
import type { KitHost, KitLinkProps } from "@learnt/ui/base/kit";
import { languageOf, languages } from "@learnt/ui/i18n/languages";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { toFailure } from "../api/problem";

const KitLink = (props: KitLinkProps) => <Link {...props} />;

type Props = Pick<KitHost, "isLeaving"> & { children: ReactNode };

export function KitHostProvider({ isLeaving, children }: Props) {
  const { t, i18n } = useTranslation("ui");
  const language = languageOf(i18n.language);
  const host = useMemo<KitHost>(
    () => ({
      Link: KitLink,
      useSearch: useSearchParams,
      isLeaving,
      t: (key, values) => t(key, values ?? {}),
      toFailure,
      locale: language,
      dir: languages[language].dir,
    }),
    [t, language, isLeaving],
  );
  return <KitProvider host={host}>{children}</KitProvider>;
}
