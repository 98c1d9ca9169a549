import { getIn, useFormikContext } from "formik";
import { FormattedMessage } from "react-intl";
import { type AddressField } from "~/domain/address";
import { ownEntry } from "~/domain/ownEntry";

const LABELS = {
  countryCode: "recipient.country",
  postCode: "recipient.postCode",
  city: "recipient.city",
  line1: "recipient.line1",
  line2: "recipient.line2",
  attention: "recipient.attention",
} as const satisfies Record<AddressField, string>;

/** Where a letter needs the region: it is asked for with the town, as an address has no field for it (spec §3). */
const CITY_LABELS = {
  AU: "recipient.cityAndState",
  CA: "recipient.cityAndProvince",
  JP: "recipient.cityAndPrefecture",
  US: "recipient.cityAndState",
} as const satisfies Record<string, string>;

interface AddressLabelProps {
  field: AddressField;
  /** The name of the address in the Formik form around it, which says in which country it is. */
  of: string;
}

/** The name of a field of an address, whoever's it is. */
export function AddressLabel({ field, of: name }: AddressLabelProps) {
  const { values } = useFormikContext();
  const countryCode = String(getIn(values, `${name}.countryCode`) ?? "").toUpperCase();
  return <FormattedMessage id={(field === "city" && ownEntry(CITY_LABELS, countryCode)) || LABELS[field]} />;
}
