import { SCREENS } from "./screens";
import { expect, test } from "./shop";

/** What a screen is to those who hear it: its headings, parts and controls, in their order. */
const HEARD: Record<string, string> = {
  home: `
    - main:
      - heading "A gift they choose themselves" [level=1]
      - link "Find a gift"
      - region "Popular gifts":
        - heading "Popular gifts" [level=2]
        - link "See all gifts"
        - list:
          - listitem:
            - link /DKK/
      - region "Shop by occasion":
        - heading "Shop by occasion" [level=2]`,
  listing: `
    - main:
      - heading "All gifts" [level=1]
      - status: /^48 of [\\d,]+ gifts$/
      - combobox "Sort by"
      - region "Filters":
        - group "Who is it for?":
          - checkbox "For him"
        - group "Category":
          - checkbox "Experiences"
      - region "Gifts":
        - list:
          - listitem:
            - link /DKK/`,
  product: `
    - main:
      - navigation "You are here":
        - list:
          - listitem:
            - link "All gifts"
      - img "The Global Gift Card, gift card of DKK 100"
      - heading "The Global Gift Card" [level=1]
      - paragraph: From DKK 100
      - form "Buy this gift":
        - combobox "Amount in DKK"
        - group "How should it arrive?":
          - radio /^By e-mail/ [checked]
          - radio /^By text message/
          - radio /^By post/
        - group "Who is it for?":
          - textbox "Recipient's name"
          - textbox "Recipient's e-mail"
          - textbox "Repeat the e-mail"
        - group "When should it arrive?":
          - radio /^Send now/ [checked]
          - radio /^Choose a date/
        - button "One more of The Global Gift Card"
        - button "Add to basket"
      - region "About this gift":
        - heading "About this gift" [level=2]`,
  basket: `
    - main:
      - navigation "Steps to your order":
        - list:
          - listitem: Basket
          - listitem: Delivery and payment
          - listitem: Confirmation
      - heading "Your basket" [level=1]
      - list "Gifts in your basket":
        - listitem:
          - heading "The Global Gift Card Freja Lund" [level=2]
          - button "One fewer of The Global Gift Card, Freja Lund" [disabled]
          - textbox "Quantity of The Global Gift Card, Freja Lund": "1"
          - button "One more of The Global Gift Card, Freja Lund"
          - button "Change recipient The Global Gift Card, Freja Lund"
          - button "Remove The Global Gift Card, Freja Lund"
        - listitem
      - region "Gift card codes"
      - complementary "Summary":
        - term: 2 gifts
        - definition: DKK 690
        - link "Go to delivery and payment"`,
  delivery: `
    - main:
      - navigation "Steps to your order"
      - heading "Delivery and payment" [level=1]
      - region "Gifts and recipients":
        - list:
          - listitem:
            - button "Change recipient Freja Lund"
          - listitem:
            - button "Change recipient Alma Holm"
      - region "Your details":
        - textbox "Name": Karen Holm
        - textbox "E-mail": karen@example.com
        - textbox "Phone"
        - combobox "Country"
        - textbox "Postal code"
        - textbox "City"
        - textbox "Address"
      - region "Payment":
        - checkbox "I accept the terms" [checked]
        - link "Read the terms"
        - button "Pay DKK 690"
      - complementary "Summary"`,
  order: `
    - main:
      - article:
        - heading "Thank you for your order" [level=1]
        - region "Gifts and recipients":
          - heading "Gifts and recipients" [level=2]
          - list:
            - listitem:
              - list:
                - listitem: /By e-mail to Freja Lund/
              - list:
                - listitem:
                  - heading "The Global Gift Card" [level=3]
        - table "Payment":
          - rowgroup:
            - row "Total DKK 270":
              - rowheader "Total"
              - cell "DKK 270"
        - table "Your order":
          - rowgroup:
            - row /^Order number/:
              - rowheader "Order number"
        - link "Continue shopping"`,
  "redeem, overview of codes, with gifts that fit": `
    - main:
      - heading "Redeem a gift card" [level=1]
      - region "In your basket":
        - list "Your codes":
          - listitem:
            - paragraph: DKK 250 of DKK 300 used
            - paragraph:
              - button /^Add to calendar SGK-•/
              - button /^Remove SGK-•/
          - listitem
        - paragraph:
          - link "Choose your gifts"
          - link "Go to basket"
      - region "Add another code":
        - form "Use a code":
          - textbox "Code"
          - textbox "PIN (optional)"
          - button "Use the code"
      - region "Gifts that fit your balance"`,
  "a gift, to be opened": `
    - main:
      - heading "Open your gift card" [level=1]
      - form "Open your gift card":
        - textbox "Link to your gift card"
        - textbox "PIN (optional)"
        - button "Continue"
      - region "Need help?":
        - paragraph:
          - link /^\\+45/`,
  "a gift": `
    - main:
      - heading "Your gift card is here" [level=1]
      - article "The Denmark Gift Card":
        - heading "The Denmark Gift Card" [level=2]
        - paragraph: DKK 250
        - paragraph:
          - time
        - term: Code
        - definition:
          - button "Copy the code"
        - term: PIN
        - definition:
          - button "Copy the PIN"
        - img "The code as bars, for the scanner at the till"
        - button "Choose gifts with it"
        - button "Show at the till"
        - link "Save as PDF"
        - button "Keep on this device"
      - button "Print"`,
  "greeting, opened": `
    - main:
      - heading "A greeting from Mormor & morfar" [level=1]
      - article "A greeting from Mormor & morfar":
        - img "The picture of the greeting"
        - paragraph: From Mormor & morfar
      - button "On to your gift"`,
  "not found": `
    - banner:
      - link "Gavia, home"
      - navigation "Main navigation"
      - search
    - main:
      - heading "There is nothing here" [level=1]
      - link "See all gifts"
      - link "To the front page"
    - contentinfo:
      - heading "Help" [level=2]
      - navigation "Shop"`,
  "market picker": `
    - dialog "Country, language and currency":
      - heading "Country, language and currency" [level=2]
      - button "Close"
      - combobox "Country"
      - combobox "Language"
      - combobox "Currency"
      - button "Save"`,
};

const screen = (name: string) => SCREENS.find((each) => each.name === name)!;

for (const [name, tree] of Object.entries(HEARD)) {
  test(`is heard as it is built: ${name}`, async ({ page, watch }) => {
    watch.settled = false;
    await screen(name).open(page, "/en/dk/dkk");
    await expect(page.locator("body")).toMatchAriaSnapshot(tree);
  });
}
