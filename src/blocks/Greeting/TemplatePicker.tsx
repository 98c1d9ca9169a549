import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { serviceMedia } from "~/api/watch/serviceMedia";
import { type GreetingTemplate, useGreetingTemplates } from "~/api/watch/greetings";
import { Notice } from "~/components/Notice";
import { RetryNotice } from "~/components/RetryNotice";
import { Skeleton } from "~/components/Skeleton";
import { GREETING_CATEGORIES, type GreetingCategory } from "~/domain/greeting";
import { withoutDuplicates } from "~/domain/product";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./TemplatePicker.module.css";

interface TemplatePickerProps {
  category: GreetingCategory;
  /** Null: no picture, or the buyer's own. */
  templateId: string | null;
  ownPicture: boolean;
  onCategory: (category: GreetingCategory) => void;
  onTemplate: (template: GreetingTemplate | null) => void;
}

/** The shop's pictures for greetings, with a tab for each category. */
export function TemplatePicker({ category, templateId, ownPicture, onCategory, onTemplate }: TemplatePickerProps) {
  const id = useId();
  const { formatMessage } = useIntl();
  const { data, failure, again } = useGreetingTemplates(useAppSelector(selectMarket));
  const tabs = useRef<HTMLDivElement>(null);
  const all = data?.getGreetingTemplates ?? [];
  const templates = withoutDuplicates(all.filter((template) => template.category === category));
  // The picture of a greeting that was made before the shop withdrew it: the service takes it no more.
  const isGone =
    data !== undefined && templateId !== null && !ownPicture && !all.some((template) => template.id === templateId);

  // Scrolls the chosen tab into view if the tabs overflow, without scrolling the page.
  useEffect(() => {
    const list = tabs.current;
    const chosen = list?.querySelector<HTMLElement>("[aria-selected=true]");
    if (list && chosen) list.scrollTo({ left: chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2 });
  }, [category]);

  const move = (event: KeyboardEvent) => {
    const at = GREETING_CATEGORIES.indexOf(category);
    const last = GREETING_CATEGORIES.length - 1;
    const to = { ArrowRight: (at + 1) % (last + 1), ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    // With Alt or Command the arrows are the browser's own way back.
    if (to === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    onCategory(GREETING_CATEGORIES[to]!);
    tabs.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
  };
  return (
    <div className={styles.picker}>
      <p className={styles.label} id={`${id}-label`}>
        <FormattedMessage id="greeting.picture" />
      </p>
      {/* Handles the keys of the tabs inside. */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={tabs}
        className={styles.tabs}
        role="tablist"
        data-scroll-x
        aria-labelledby={`${id}-label`}
        onKeyDown={move}
      >
        {GREETING_CATEGORIES.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            className={styles.tab}
            aria-selected={each === category}
            aria-controls={`${id}-panel`}
            tabIndex={each === category ? 0 : -1}
            onClick={() => onCategory(each)}
          >
            <FormattedMessage id={`greeting.category.${each}`} />
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${category}`}>
        {failure ? (
          <RetryNotice tone="warning" onRetry={again}>
            <FormattedMessage id="greeting.templatesFailed" />
          </RetryNotice>
        ) : (
          <fieldset className={styles.templates} aria-describedby={isGone ? `${id}-gone` : undefined}>
            <legend className="visually-hidden">
              <FormattedMessage id="greeting.picture" />
            </legend>
            <Choice name={id} checked={!templateId && !ownPicture} onChoose={() => onTemplate(null)}>
              <span className={styles.none}>
                <FormattedMessage id="greeting.noPicture" />
              </span>
            </Choice>
            {!data && [1, 2, 3].map((each) => <Skeleton key={each} shape="block" ratio={1.5} />)}
            {templates.map((template, at) => (
              <Choice
                key={template.id}
                name={id}
                checked={template.id === templateId && !ownPicture}
                onChoose={() => onTemplate(template)}
              >
                <img
                  className={styles.image}
                  src={serviceMedia(template.thumbnailUrl || template.imageUrl) ?? undefined}
                  alt={template.title.trim() || formatMessage({ id: "greeting.pictureNumber" }, { number: at + 1 })}
                  width={300}
                  height={200}
                  loading="lazy"
                />
              </Choice>
            ))}
          </fieldset>
        )}
      </div>
      {isGone && (
        <Notice tone="warning" live>
          <span id={`${id}-gone`}>
            <FormattedMessage id="greeting.templateGone" />
          </span>
        </Notice>
      )}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: React.ReactNode;
}

function Choice({ name, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input className={styles.radio} type="radio" name={name} checked={checked} onChange={onChoose} />
      {children}
    </label>
  );
}
