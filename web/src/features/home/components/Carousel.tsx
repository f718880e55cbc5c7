/** Pictures that are turned by hand: nothing moves by itself. */
import { IconButton } from "@learnt/ui/action/Button";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Props } from "../model";
import { OptionalLink } from "./Team";

export function Carousel({ title, items = [] }: Props) {
  const { t } = useTranslation("home");
  const [turned, setTurned] = useState(0);
  const slides = items.filter((slide) => slide.url);
  const at = Math.min(turned, slides.length - 1);
  const slide = slides[at];
  if (!slide) return null;
  const turn = (by: number) => setTurned((at + by + slides.length) % slides.length);
  return (
    <section aria-roledescription={t("carousel")} aria-label={title || t("carousel")}>
      {title && (
        <header className="home-head">
          <h2 dir="auto">{title}</h2>
        </header>
      )}
      <div className="kit-card home-carousel">
        <div className="home-slide" aria-live="polite">
          <img src={slide.url} alt={slide.alt ?? ""} />
          {(slide.title || slide.text) && (
            <div className="home-slide-text" dir="auto">
              {slide.title && (
                <h3>
                  <OptionalLink to={slide.link}>{slide.title}</OptionalLink>
                </h3>
              )}
              {slide.text && <p>{slide.text}</p>}
            </div>
          )}
        </div>
        {slides.length > 1 && (
          <div className="home-turn">
            <IconButton
              label={t("carousel.previous")}
              icon={<ChevronLeft className="home-flip" />}
              size="sm"
              onClick={() => turn(-1)}
            />
            <span>{t("carousel.at", { at: at + 1, all: slides.length })}</span>
            <IconButton
              label={t("carousel.next")}
              icon={<ChevronRight className="home-flip" />}
              size="sm"
              onClick={() => turn(1)}
            />
          </div>
        )}
      </div>
    </section>
  );
}
