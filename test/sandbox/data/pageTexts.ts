import type { WrittenLanguage } from "./presentations";

/** The content pages as the editors type them: title, summary, then paragraphs, `# ` headings, lists and tables. */
export const pageTexts: Readonly<Record<string, Record<WrittenLanguage, string>>> = {
  about: {
    en: `
About Gavia

Gavia is a shop for gifts that people choose themselves, from more than three hundred shops, kitchens, workshops and quiet rooms.

It began with one gift card and a bakery. Today the card is good in more than forty countries, and the bakery is still there.

# What we believe
A good gift says that somebody has been thought of. It need not be large, it need not be a surprise, and it should never have to be returned. That is why most of what we sell is a choice.

# Who we are
Forty people, most of them in Copenhagen, some in Oslo, Helsinki and Hamburg. We pack parcels in the morning, answer letters in the afternoon, and try every spa at least once.

# The bird
The gavia is a diver that lives on northern lakes. It comes back to the same water every spring, and we thought that was a good sign for a shop.`,
    da: `
Om Gavia

Gavia er en butik for gaver, folk selv vælger, fra mere end tre hundrede butikker, køkkener, værksteder og stille rum.

Det begyndte med ét gavekort og en bager. I dag gælder kortet i mere end fyrre lande, og bageren er her stadig.

# Det tror vi på
En god gave fortæller, at nogen er blevet tænkt på. Den behøver ikke være stor, den behøver ikke være en overraskelse, og den bør aldrig skulle byttes. Derfor er det meste af det, vi sælger, et valg.

# Hvem vi er
Fyrre mennesker, de fleste i København, nogle i Oslo, Helsinki og Hamborg. Vi pakker om formiddagen, svarer på breve om eftermiddagen og prøver alle spaer mindst én gang.

# Fuglen
Gavia er det latinske navn på lommen, en dykker, der lever på nordiske søer. Den vender tilbage til det samme vand hvert forår, og det syntes vi var et godt tegn for en butik.`,
  },
  help: {
    en: `
Help

Answers to what we are asked most. If yours is not here, write to us: a person answers, usually within two hours on working days.

# Before you buy
- *How soon does a gift card arrive?* By e-mail or text message within a minute, or at the time you choose.
- *Can I send to several people?* Yes. Each card in the basket has its own recipient, date and greeting.
- *Which currency do I pay in?* In the one at the foot of the page. You can change it at any time without losing your basket.

# After you have bought
- *The recipient has not received anything.* Ask them to look among unwanted mail, then use the button on your order page to send it again.
- *I have written the wrong address.* Write to us before the card is opened, and we will move it.
- *I want to return a gift.* Things sent by post can be exchanged within 14 days.

# More
See [delivery](/delivery), [help with gift cards](/gift-card-help) and [how to reach us](/contact).`,
    da: `
Hjælp

Svar på det, vi oftest bliver spurgt om. Er dit spørgsmål her ikke, så skriv til os: et menneske svarer, som regel inden for to timer på hverdage.

# Før du køber
- *Hvor hurtigt kommer et gavekort?* På e-mail eller sms inden for et minut eller på det tidspunkt, du vælger.
- *Kan jeg sende til flere?* Ja. Hvert kort i kurven har sin egen modtager, dato og hilsen.
- *Hvilken valuta betaler jeg i?* Den, der står nederst på siden. Du kan skifte når som helst uden at miste din kurv.

# Når du har købt
- *Modtageren har ikke fået noget.* Bed vedkommende kigge i uønsket post, og brug så knappen på din ordreside til at sende igen.
- *Jeg har skrevet en forkert adresse.* Skriv til os, før kortet bliver åbnet, så flytter vi det.
- *Jeg vil bytte en gave.* Ting sendt med posten kan byttes inden for 14 dage.

# Mere
Se [levering](/delivery), [hjælp til gavekort](/gift-card-help) og [sådan får du fat i os](/contact).`,
  },
  delivery: {
    en: `
Delivery

Gift cards travel by e-mail, text message or post; gifts travel by post only.

# How long it takes
What | Where | When
Gift card by e-mail or text message | Everywhere | At once, or on your date
Gift card by post | Nordic countries | 1–3 working days
Gift card by post | The rest of Europe | 3–6 working days
Gift by post | Nordic countries | 2–4 working days
Gift by post | The rest of Europe | 4–8 working days

# Before Christmas
Order by 18 December for the Nordic countries and by 14 December for the rest of Europe. Gift cards by e-mail can wait until the candles are lit.

# Pickup points
In Denmark, Sweden and Finland gifts can wait for you in a shop nearby. You choose which one before you pay.`,
    da: `
Levering

Gavekort rejser på e-mail, sms eller med posten; gaver rejser kun med posten.

# Så lang tid tager det
Hvad | Hvorhen | Hvornår
Gavekort på e-mail eller sms | Overalt | Med det samme eller på din dato
Gavekort med posten | Norden | 1–3 hverdage
Gavekort med posten | Resten af Europa | 3–6 hverdage
Gave med posten | Norden | 2–4 hverdage
Gave med posten | Resten af Europa | 4–8 hverdage

# Før jul
Bestil senest den 18. december til Norden og den 14. december til resten af Europa. Gavekort på e-mail kan vente, til lysene er tændt.

# Udleveringssteder
I Danmark, Sverige og Finland kan gaven vente på dig i en butik i nærheden. Du vælger hvilken, før du betaler.`,
  },
  "gift-card-help": {
    en: `
Help with gift cards

You have been given a card. Here is how to use it, and what to do when it does not work.

# Use a card from one shop
1. Open the mail or message, or find the code on the paper.
2. Show it at the till, or enter it in the shop's own basket.
3. What you do not use stays on the card until it expires.

# Use a card from Gavia
The global and the local card are exchanged here: you choose one or several gift cards from other shops, and they arrive at once.

# When it does not work
- *The code is not accepted.* Look for O and 0, I and 1. Spaces do not matter.
- *The card has expired.* Write to us; sometimes something can be done.
- *The card is empty.* It may have been used in part. We can tell you when and where.

Never give your code to somebody who calls you and asks for it. We never do.`,
    da: `
Hjælp til gavekort

Du har fået et kort. Her kan du se, hvordan du bruger det, og hvad du gør, når det driller.

# Brug et kort til én butik
1. Åbn mailen eller beskeden, eller find koden på papiret.
2. Vis den ved kassen, eller tast den ind i butikkens egen kurv.
3. Det, du ikke bruger, bliver stående på kortet, indtil det udløber.

# Brug et kort fra Gavia
Det globale og det lokale kort byttes her: du vælger et eller flere gavekort til andre butikker, og de kommer med det samme.

# Når det driller
- *Koden bliver ikke godtaget.* Se efter O og 0, I og 1. Mellemrum gør ingen forskel.
- *Kortet er udløbet.* Skriv til os; nogle gange kan der gøres noget.
- *Kortet er tomt.* Det kan være delvist brugt. Vi kan fortælle dig hvornår og hvor.

Giv aldrig din kode til en, der ringer og beder om den. Det gør vi aldrig.`,
  },
  contact: {
    en: `
How to reach us

We answer letters, calls and messages on working days from 9 to 17.

Where | Telephone | E-mail
Denmark | +45 70 10 20 30 | [help.dk@gavia.example](mailto:help.dk@gavia.example)
Sweden | +46 8 120 30 40 | [help.se@gavia.example](mailto:help.se@gavia.example)
Norway | +47 21 30 40 50 | [help.no@gavia.example](mailto:help.no@gavia.example)
Finland | +358 9 120 3040 | [help.fi@gavia.example](mailto:help.fi@gavia.example)

Have your order number at hand if you have one: it is in the mail we sent you and begins with a G.`,
    da: `
Sådan får du fat i os

Vi svarer på breve, opkald og beskeder på hverdage fra 9 til 17.

Hvor | Telefon | E-mail
Danmark | +45 70 10 20 30 | [help.dk@gavia.example](mailto:help.dk@gavia.example)
Sverige | +46 8 120 30 40 | [help.se@gavia.example](mailto:help.se@gavia.example)
Norge | +47 21 30 40 50 | [help.no@gavia.example](mailto:help.no@gavia.example)
Finland | +358 9 120 3040 | [help.fi@gavia.example](mailto:help.fi@gavia.example)

Hav dit ordrenummer klar, hvis du har et: det står i mailen fra os og begynder med et G.`,
  },
  "business-gifts": {
    en: `
Gifts for companies

One order, a gift card for everyone, and an invoice that the accounts department will like.

# How it works
1. Choose a gift card, or let every colleague choose for themselves with the global card.
2. Write to us with the number of people and the day it should arrive.
3. We send the cards one by one, or all of them in one file.

# Where
Business accounts are open to companies in Denmark, Finland, Norway, Sweden and Germany. Write to [business@gavia.example](mailto:business@gavia.example), and somebody who knows the answers will call you.`,
    da: `
Gaver til firmaer

Én ordre, et gavekort til alle og en faktura, som bogholderiet kan lide.

# Sådan foregår det
1. Vælg et gavekort, eller lad hver kollega vælge selv med det globale kort.
2. Skriv til os, hvor mange I er, og hvilken dag det skal være der.
3. Vi sender kortene ét for ét eller alle i én fil.

# Hvor
Erhvervskonti er for firmaer i Danmark, Finland, Norge, Sverige og Tyskland. Skriv til [business@gavia.example](mailto:business@gavia.example), så ringer en, der kender svarene.`,
  },
  terms: {
    en: `
Terms and conditions

What you and we promise each other when you buy something at Gavia.

# The purchase
A purchase is made when we have confirmed it by e-mail. Prices include value added tax where there is any. Gift cards carry no tax until they are used.

# Payment
You pay by card through our payment provider. The amount is reserved when you order and drawn when we send. Companies with an approved account can pay by invoice.

# Right to change your mind
You may cancel within 14 days, as long as a gift card has not been used and a thing is in the condition in which it came.

# Validity
Gift cards are valid for three years. The date stands on the card. What is left after that day cannot be paid out.

# When something is wrong
Write to us first. If we cannot agree, the consumer authority of your country decides.`,
    da: `
Handelsbetingelser

Det, du og vi lover hinanden, når du køber noget hos Gavia.

# Købet
Et køb er indgået, når vi har bekræftet det på e-mail. Priserne er med moms, hvor der er moms. Der er ingen moms på gavekort, før de bliver brugt.

# Betaling
Du betaler med kort gennem vores betalingsudbyder. Beløbet reserveres, når du bestiller, og trækkes, når vi sender. Firmaer med en godkendt konto kan betale på faktura.

# Fortrydelsesret
Du kan fortryde inden for 14 dage, så længe et gavekort ikke er brugt, og en ting er i samme stand, som da den kom.

# Gyldighed
Gavekort gælder i tre år. Datoen står på kortet. Det, der er tilbage efter den dag, kan ikke udbetales.

# Når noget er galt
Skriv til os først. Kan vi ikke blive enige, afgør forbrugermyndigheden i dit land sagen.`,
  },
  privacy: {
    en: `
Privacy

We know as little about you as a gift needs, and forget it as soon as we may.

# What we keep
- Your name, e-mail address and order, because the law asks for five years of accounts.
- The recipient's name and address, until the gift has arrived and thirty days after.
- Greetings and pictures, until the card expires.

# What we do not do
We do not sell names, we do not follow you to other sites, and we do not measure anything before you have said yes.

# Your rights
You may see, correct, take with you and delete what we know. Write to [privacy@gavia.example](mailto:privacy@gavia.example).`,
    da: `
Privatliv

Vi ved så lidt om dig, som en gave kræver, og glemmer det, så snart vi må.

# Det gemmer vi
- Dit navn, din mailadresse og din ordre, fordi loven kræver fem års regnskab.
- Modtagerens navn og adresse, til gaven er kommet frem og tredive dage efter.
- Hilsner og billeder, til kortet udløber.

# Det gør vi ikke
Vi sælger ikke navne, vi følger dig ikke til andre sider, og vi måler ikke noget, før du har sagt ja.

# Dine rettigheder
Du kan se, rette, få udleveret og slette det, vi ved. Skriv til [privacy@gavia.example](mailto:privacy@gavia.example).`,
  },
  cookies: {
    en: `
Cookies

Three that the shop needs, and a few that wait until you say yes.

Name | What it remembers | For how long
countryCode | The country you shop in | 90 days
lang | Your language | 90 days
currency | Your currency | 90 days

You can change your answer at any time at the foot of every page.`,
    da: `
Cookies

Tre, som butikken har brug for, og nogle få, der venter, til du siger ja.

Navn | Hvad den husker | Hvor længe
countryCode | Landet, du handler i | 90 dage
lang | Dit sprog | 90 dage
currency | Din valuta | 90 dage

Du kan altid ændre dit svar nederst på siden.`,
  },
};
