import { FormattedMessage } from "react-intl";
import { EditorialLink } from "~/components/EditorialLink";
import { useShopSettings } from "~/components/shopSettings";
import { mailLink, phoneLink } from "~/domain/contact";
import { fillLocale } from "~/domain/paths";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";

interface ContactUsProps {
  /** What an e-mail to customer service is about. */
  subject?: string;
}

/** The country's customer service, else a link to the support site. */
export function ContactUs({ subject }: ContactUsProps) {
  const { contacts, supportUrl } = useShopSettings();
  const market = useAppSelector(selectMarket);
  const contact = contacts[market.countryCode];
  if (contact) {
    return (
      <p>
        <FormattedMessage
          id="contact.text"
          values={{
            phone: <a href={phoneLink(contact.phone)}>{contact.phone.replaceAll(" ", "\u00a0")}</a>,
            email: <a href={mailLink(contact.email, subject)}>{contact.email}</a>,
          }}
        />
      </p>
    );
  }
  if (!supportUrl) return null;
  return (
    <p>
      <EditorialLink href={fillLocale(supportUrl, market.locale)} market={market}>
        <FormattedMessage id="contact.support" />
      </EditorialLink>
    </p>
  );
}
