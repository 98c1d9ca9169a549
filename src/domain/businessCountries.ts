/** The countries whose companies can have an account (spec §1). */
export const BUSINESS_COUNTRIES = ["dk", "fi", "no", "se", "de"];

/** Whether companies of a country can have an account (spec §5). */
export const hasBusiness = (countryCode: string) => BUSINESS_COUNTRIES.includes(countryCode.toLowerCase());
