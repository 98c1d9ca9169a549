import { getIn, useFormikContext } from "formik";
import { FormattedMessage } from "react-intl";
import { type AddressField } from "~/domain/address";
import { regionOf } from "~/domain/addressText";

const LABELS = {
  countryCode: "recipient.country",
  postCode: "recipient.postCode",
  city: "recipient.city",
  line1: "recipient.line1",
  line2: "recipient.line2",
  attention: "recipient.attention",
} as const satisfies Record<AddressField, string>;

const WITH_REGION = {
  state: "recipient.cityAndState",
  province: "recipient.cityAndProvince",
  prefecture: "recipient.cityAndPrefecture",
} as const;

interface AddressLabelProps {
  field: AddressField;
  /** The name of the address in the Formik form around it, which says in which country it is. */
  of: string;
}

/** The name of a field of an address, whoever's it is. */
export function AddressLabel({ field, of: name }: AddressLabelProps) {
  const { values } = useFormikContext();
  const region = field === "city" && regionOf(String(getIn(values, `${name}.countryCode`) ?? ""));
  return <FormattedMessage id={region ? WITH_REGION[region] : LABELS[field]} />;
}
