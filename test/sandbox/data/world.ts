/** The languages of the shop (spec §1), in the content service's spelling: Norwegian is `no`. */
export const languages = [
  "en", "bg", "cs", "da", "de", "el", "es", "fi", "fr", "hu", "it", "ja",
  "nl", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sv", "tr",
] as const; // prettier-ignore

export interface Currency {
  code: string;
  minorUnit: number;
  /** What one unit costs in Danish kroner. */
  inDkk: number;
  /** The step to which a converted shop price is rounded: nobody asks 1 037 kroner for a vase. */
  priceStep: number;
}

const currencyRows = `
DKK 2 1      5
EUR 2 7.46   1
SEK 2 0.67   5
NOK 2 0.64   5
ISK 0 0.051  100
GBP 2 8.72   1
CHF 2 7.95   1
PLN 2 1.75   1
CZK 2 0.302  10
HUF 2 0.0188 100
RON 2 1.47   1
BGN 2 3.81   1
TRY 2 0.161  10
JPY 0 0.0432 100
USD 2 6.41   1
CAD 2 4.62   1
AUD 2 4.18   1
NZD 2 3.72   1`;

export const currencies: readonly Currency[] = currencyRows
  .trim()
  .split("\n")
  .map((row) => {
    const [code = "", minorUnit, inDkk, priceStep] = row.trim().split(/\s+/);
    return { code, minorUnit: Number(minorUnit), inDkk: Number(inDkk), priceStep: Number(priceStep) };
  });

export interface Country {
  code: string;
  name: string;
  currency: string;
  /** The first one is the country's own. */
  languages: string[];
  /** Per cent of value added tax on goods. Gift cards carry none until they are spent. */
  vat: number;
  nordic: boolean;
}

const countryRows = `
DK Denmark          DKK da,en,de,sv,no 25
SE Sweden           SEK sv,en,da,fi    25
NO Norway           NOK no,en,da,sv    25
FI Finland          EUR fi,sv,en,ru    25.5
IS Iceland          ISK en,da          24
FO Faroe_Islands    DKK da,en          25
GL Greenland        DKK da,en          0
DE Germany          EUR de,en,da,tr    19
AT Austria          EUR de,en          20
CH Switzerland      CHF de,fr,it,en    8.1
LI Liechtenstein    CHF de,en          8.1
NL Netherlands      EUR nl,en          21
BE Belgium          EUR nl,fr,de,en    21
LU Luxembourg       EUR fr,de,en       17
FR France           EUR fr,en          20
MC Monaco           EUR fr,it,en       20
ES Spain            EUR es,en          21
AD Andorra          EUR es,fr,en       4.5
PT Portugal         EUR pt,en          23
IT Italy            EUR it,en,de       22
SM San_Marino       EUR it,en          17
MT Malta            EUR en,it          18
GR Greece           EUR el,en          24
CY Cyprus           EUR el,en,tr       19
IE Ireland          EUR en             23
GB United_Kingdom   GBP en             20
PL Poland           PLN pl,en,de       23
CZ Czechia          CZK cs,en,sk       21
SK Slovakia         EUR sk,cs,hu,en    23
HU Hungary          HUF hu,en          27
RO Romania          RON ro,hu,en       19
BG Bulgaria         BGN bg,en          20
SI Slovenia         EUR sl,en,it       22
HR Croatia          EUR en,de,sl       25
EE Estonia          EUR en,ru,fi       22
LV Latvia           EUR en,ru          21
LT Lithuania        EUR en,pl,ru       21
TR Türkiye          TRY tr,en          20
JP Japan            JPY ja,en          10
US United_States    USD en,es          0
CA Canada           CAD en,fr          5
AU Australia        AUD en             10
NZ New_Zealand      NZD en             15
SG Singapore        USD en,ja          9
MD Moldova          EUR ro,ru,en       20
ME Montenegro       EUR en,ru          21`;

const nordic = ["DK", "SE", "NO", "FI", "IS", "FO", "GL"];

export const countries: readonly Country[] = countryRows
  .trim()
  .split("\n")
  .map((row) => {
    const [code = "", name = "", currency = "", spoken = "", vat] = row.trim().split(/\s+/);
    return {
      code,
      name: name.replaceAll("_", " "),
      currency,
      languages: spoken.split(","),
      vat: Number(vat),
      nordic: nordic.includes(code),
    };
  });

const byCode = new Map(countries.map((country) => [country.code, country]));
const currencyByCode = new Map(currencies.map((currency) => [currency.code, currency]));

/** The country with this upper-case alpha-2 code, if the shop knows it. */
export const countryOf = (code: string): Country | undefined => byCode.get(code);

/** The currency with this upper-case code, if the shop knows it. */
export const currencyOf = (code: string): Currency | undefined => currencyByCode.get(code);

/** The countries in which a company can have an account (spec §1). */
export const businessCountries: readonly string[] = ["DK", "FI", "NO", "SE", "DE"];
