/**
 * What the editors write about a kind of business, a block per kind: its id, three openings and two paragraphs, each in
 * English and in Danish. `*` stands for the brand.
 */
export const kindCopyRows = `
spa
Warm water, quiet rooms and nowhere else to be. A gift card for * is an hour or a day off. | Varmt vand, stille rum og ingen aftaler. Et gavekort til * er en time eller en dag fri.
For someone who looks after everybody else: time at *, spent exactly as they like. | Til den, der passer på alle andre: tid hos *, brugt lige som det passer.
* smells of cedar and tastes of ginger tea. Give the amount, and let them choose the treatment. | * dufter af cedertræ og smager af ingefærte. Giv beløbet, og lad modtageren vælge behandlingen.
The baths are open until late, the towels are thick, and phones stay in the locker. Guests choose between treatments, baths and day passes when they book. | Badene har åbent til sent, håndklæderne er tykke, og telefonen bliver i skabet. Gæsten vælger mellem behandlinger, bade og dagskort ved booking.
The house has been looking after tired shoulders for years and still takes the time to ask how warm you like your tea. Everyone on the team is trained in at least two kinds of massage. | Huset har passet på trætte skuldre i årevis og tager sig stadig tid til at spørge, hvor varm teen skal være. Alle på holdet er uddannet i mindst to slags massage.

restaurant
A table, a candle and a menu that changes with the weather. Give an evening at *. | Et bord, et lys og et menukort, der følger vejret. Giv en aften hos *.
* cooks what the season brings, and pours something good beside it. | * laver det, årstiden byder på, og skænker noget godt til.
For those who would rather share a meal than unwrap a thing: dinner at *. | Til dem, der hellere vil dele et måltid end pakke noget ud: middag hos *.
The kitchen works with a handful of growers and fishermen it knows by name, so the menu is short and changes often. The gift card pays for food and drink alike. | Køkkenet arbejder sammen med en håndfuld dyrkere og fiskere, det kender ved navn, så kortet er kort og skifter tit. Gavekortet gælder både mad og drikke.
There are twelve tables, linen napkins and no music louder than the conversation. Book ahead for the weekend; there is nearly always room on a Tuesday. | Der er tolv borde, linnedservietter og ingen musik, der er højere end samtalen. Book i god tid til weekenden; om tirsdagen er der næsten altid plads.

cafe
Buns that are still warm and coffee that somebody cared about. A gift card for * suits any morning. | Boller, der stadig er lune, og kaffe, nogen har gjort sig umage med. Et gavekort til * passer til enhver morgen.
A small gift with a large effect: cake and coffee at *. | En lille gave med stor virkning: kage og kaffe hos *.
* bakes from four in the morning, so that nobody else has to. | * bager fra klokken fire om morgenen, så ingen andre behøver.
The dough rests for a night, the butter is real, and the window seats are the first to go. The card can be used a little at a time. | Dejen hviler en nat over, smørret er rigtigt smør, og vinduespladserne ryger først. Kortet kan bruges lidt ad gangen.
Coffee is roasted in the back room in small batches, and the cakes are cut generously. Come alone with a book or bring the whole family. | Kaffen ristes i baglokalet i små portioner, og kagerne skæres i store stykker. Kom alene med en bog eller tag hele familien med.

hotel
Crisp sheets, a late breakfast and a view that is not the kitchen sink. Give a stay at *. | Sprødt sengetøj, sen morgenmad og en udsigt, der ikke er køkkenvasken. Giv et ophold hos *.
A night away does wonders. * has the room, the breakfast and the quiet. | En nat væk gør underværker. * har værelset, morgenmaden og roen.
For two who have not been alone for a while: a gift card for *. | Til to, der ikke har været alene længe: et gavekort til *.
Every room is different; most look at water or old trees. The gift card can be used for the stay, for dinner, and for anything else the house has to offer. | Alle værelser er forskellige; de fleste vender mod vand eller gamle træer. Gavekortet gælder til opholdet, middagen og alt andet, huset kan byde på.
Guests come for the silence and come back for the breakfast. The reception helps with bicycles, picnic baskets and a cot if one is needed. | Gæsterne kommer for stilheden og kommer igen for morgenmaden. Receptionen hjælper med cykler, picnickurve og en barneseng, hvis der er brug for den.

fashion
Well-cut clothes in good wool and honest cotton. A gift card for * always fits. | Velskåret tøj i god uld og ærlig bomuld. Et gavekort til * har altid den rigtige størrelse.
* makes fewer things, and makes them to be worn for years. | * laver færre ting og laver dem, så de kan bruges i årevis.
No need to know the size: give *, and let them try things on. | Du behøver ikke kende størrelsen: giv *, og lad modtageren prøve sig frem.
The collections are small, the seams are strong, and buttons come with a spare. The card can be used in the shops and online, on full-price and reduced items alike. | Kollektionerne er små, sømmene er stærke, og der følger en ekstra knap med. Kortet kan bruges i butikkerne og på nettet, også på nedsatte varer.
Much of the knitwear is made in two family mills, and repairs are free for the first three years. Staff are happy to help with sizes. | Meget af strikken bliver lavet på to familieejede væverier, og reparationer er gratis de første tre år. Personalet hjælper gerne med størrelser.

home
Things for a home that is lived in: a lamp, a bowl, a blanket that everyone fights over. | Ting til et hjem, der bliver brugt: en lampe, en skål, et tæppe, alle slås om.
* makes the quiet things that make a room. | * laver de stille ting, der gør et rum til et rum.
For a new home, or an old one that deserves something new: a gift card for *. | Til et nyt hjem eller et gammelt, der har fortjent noget nyt: et gavekort til *.
The workshop is behind the shop, and visitors can watch the glazing on Thursdays. Small irregularities are signs that somebody's hands were here. | Værkstedet ligger bag butikken, og om torsdagen kan man se på, når der glaseres. Små skævheder er tegn på, at nogens hænder har været her.
Everything is made to be used daily, washed often and passed on one day. The card is good for all of it, in the shop and online. | Alt er lavet til at blive brugt hver dag, vasket tit og givet videre en dag. Kortet gælder til det hele, i butikken og på nettet.

books
For those who always have one on the bedside table and two on the floor. | Til dem, der altid har én på natbordet og to på gulvet.
* knows what to read next. Give the card, and leave the choice to them. | * ved, hvad der skal læses som det næste. Giv kortet, og overlad valget til modtageren.
Novels, notebooks and good pencils: a gift card for * lasts longer than a bunch of flowers. | Romaner, notesbøger og gode blyanter: et gavekort til * holder længere end en buket.
The shelves are arranged by mood as much as by alphabet, and asking for advice is encouraged. There is an armchair at the back that belongs to whoever sits in it. | Hylderne er ordnet efter humør lige så meget som efter alfabet, og man må endelig bede om råd. Der står en lænestol bagerst, som tilhører den, der sidder i den.
The card can be used on books, paper and tickets for readings. Rare titles are ordered home without extra cost. | Kortet gælder til bøger, papir og billetter til oplæsninger. Sjældne titler skaffes hjem uden ekstra betaling.

sport
For the one who runs before breakfast, and the one who means to start. | Til den, der løber før morgenmaden, og den, der har tænkt sig at begynde.
* has the shoes, the classes and the patience. | * har skoene, holdene og tålmodigheden.
Give energy: a card for * can become lessons, equipment or a month of mornings. | Giv energi: et kort til * kan blive til timer, udstyr eller en måned med morgener.
Beginners are welcome on every team, and nobody is asked about their times. The card covers memberships, single visits and everything in the shop. | Begyndere er velkomne på alle hold, og ingen bliver spurgt om deres tider. Kortet gælder medlemskab, enkelte besøg og alt i butikken.
The coaches teach technique first and speed later. Lockers, towels and the sauna are included with every visit. | Trænerne lærer fra sig i teknik først og tempo senere. Skab, håndklæde og sauna er med i alle besøg.

outdoor
For days that begin with a map and end by a fire. | Til dage, der begynder med et kort og slutter ved et bål.
* makes gear for real weather, and mends it when the weather wins. | * laver udstyr til rigtigt vejr og reparerer det, når vejret vinder.
There is no bad weather, there is only a gift card for *. | Der findes ikke dårligt vejr, kun et gavekort til *.
Tents are tested on an island where it always blows. What comes back broken is repaired, and what is outgrown can be handed in for the next owner. | Teltene bliver prøvet af på en ø, hvor det altid blæser. Det, der går i stykker, bliver repareret, og det, man vokser fra, kan leveres ind til den næste.
The card is good for equipment, hire and guided trips. The staff have walked most of the paths they will tell you about. | Kortet gælder udstyr, udlejning og guidede ture. Personalet har selv gået de fleste af de stier, de fortæller om.

beauty
An hour in good hands. A gift card for * is for cuts, colours and calm. | En time i gode hænder. Et gavekort til * er klip, farve og ro.
Soft light, warm towels and someone who listens: give *. | Blødt lys, varme håndklæder og en, der lytter: giv *.
For the days that call for something small and lovely: *. | Til de dage, der kalder på noget lille og dejligt: *.
The products are mixed in small batches without perfume for those who want it that way. Every treatment begins with a cup of tea and a conversation. | Produkterne bliver blandet i små portioner og fås uden parfume. Alle behandlinger begynder med en kop te og en snak.
The card can be used on treatments and on everything on the shelves. Evening hours on Wednesdays and Thursdays. | Kortet gælder til behandlinger og til alt på hylderne. Aftenåbent onsdag og torsdag.

toys
Wooden trains, soft bears and games that the whole family loses sleep over. | Trætog, bløde bamser og spil, som hele familien bliver oppe for.
* believes that a toy should be ten per cent toy and ninety per cent child. | * mener, at legetøj skal være ti procent legetøj og halvfems procent barn.
Let them choose for themselves, for once: a gift card for *. | Lad dem vælge selv for en gangs skyld: et gavekort til *.
Everything is tried by a panel of experts between three and nine. Wood is from certified forests, paint is water-based, and batteries are rare. | Alt bliver prøvet af et panel af eksperter mellem tre og ni år. Træet er fra certificerede skove, malingen er vandbaseret, og batterier er sjældne.
There is a play table in the shop and a workshop on Saturdays. The card is good for both, and for everything on the shelves. | Der er legebord i butikken og værksted om lørdagen. Kortet gælder til begge dele og til alt på hylderne.

electronics
Good sound, clear pictures and cables that fit. Give *, and let them pick. | God lyd, klare billeder og kabler, der passer. Giv *, og lad modtageren vælge.
For the one who reads the manual, and the one who never does. | Til den, der læser manualen, og den, der aldrig gør det.
* builds things that do one job well and can be opened with a screwdriver. | * bygger ting, der gør én ting godt og kan åbnes med en skruetrækker.
Spare parts are kept for ten years, and the repair desk is the busiest place in the shop. The card can be used online and over the counter. | Reservedele ligger på lager i ti år, og værkstedet er det travleste sted i butikken. Kortet kan bruges på nettet og over disken.
Listening rooms are open to everybody, also to those who only came in from the rain. The staff explain without capital letters. | Lytterummene er åbne for alle, også dem, der bare er kommet ind fra regnen. Personalet forklarer uden forkortelser.

cinema
The lights go down, and for two hours nobody can reach you. A gift card for *. | Lyset bliver dæmpet, og i to timer kan ingen få fat i dig. Et gavekort til *.
Red seats, real popcorn and stories worth leaving the house for. | Røde sæder, rigtige popcorn og historier, det er værd at gå ud for.
Give an evening out without choosing the film: *. | Giv en aften i byen uden at vælge filmen: *.
The programme mixes premieres with films that deserve a second life, and Sunday mornings belong to children. The card is good at the box office, online and in the bar. | Programmet blander premierer med film, der har fortjent et liv til, og søndag formiddag er børnenes. Kortet gælder i billetlugen, på nettet og i baren.
The old hall seats two hundred and has the best balcony in town. Tickets can be changed until two hours before. | Den gamle sal har to hundrede pladser og byens bedste balkon. Billetter kan byttes indtil to timer før.

travel
Somewhere else, for a day or a fortnight. * knows the way. | Et andet sted, en dag eller fjorten. * kender vejen.
For those with a map on the wall and too few pins in it: a gift card for *. | Til dem med et kort på væggen og for få nåle i det: et gavekort til *.
Slow trains, small hotels and good advice: give a journey with *. | Langsomme tog, små hoteller og gode råd: giv en rejse med *.
Journeys are planned by people who have been there, mostly by train and ferry. The card can be used towards any trip, and the rest can be paid in instalments. | Rejserne bliver planlagt af folk, der selv har været der, mest med tog og færge. Kortet kan bruges som betaling for enhver rejse, og resten kan deles op.
Every traveller gets a printed guide and a telephone number that is answered at night. Dates can be moved free of charge until three weeks before. | Alle rejsende får en trykt guide og et telefonnummer, der bliver taget om natten. Datoer kan flyttes gratis indtil tre uger før.

garden
Tulips in February and advice all year. A gift card for * keeps on flowering. | Tulipaner i februar og gode råd hele året. Et gavekort til * bliver ved med at blomstre.
For green fingers, and for those who are still hoping: *. | Til grønne fingre, og til dem, der stadig håber: *.
* binds what is in season, loosely and generously. | * binder det, der er i sæson, løst og gavmildt.
Most flowers come from fields within an hour's drive, and the bouquets look as if somebody had just walked in with them. The card is good for plants, pots and workshops too. | De fleste blomster kommer fra marker inden for en times kørsel, og buketterne ligner nogle, man lige har plukket. Kortet gælder også planter, krukker og kurser.
The greenhouse is heated with wood chips and smells of tomatoes until November. Bring a photograph of the windowsill, and they will tell you what will live there. | Drivhuset er varmet op med flis og dufter af tomater til november. Tag et foto af vindueskarmen med, så fortæller de, hvad der kan leve der.

delicacies
A cellar, a counter and people who let you taste. Give *. | En kælder, en disk og folk, der lader dig smage. Giv *.
For a table with many guests, or a sofa with two: a gift card for *. | Til et bord med mange gæster eller en sofa med to: et gavekort til *.
* chooses small makers and tells you their names. | * vælger små producenter og fortæller, hvad de hedder.
The chocolate is made upstairs, the cheese ripens downstairs, and the wine comes from growers who answer their own telephones. The card is good for tastings as well. | Chokoladen bliver lavet ovenpå, osten modner nedenunder, og vinen kommer fra vinbønder, der selv tager telefonen. Kortet gælder også smagninger.
Ask for something to go with Sunday soup or a silver wedding; both are taken equally seriously. Baskets are packed while you wait. | Spørg efter noget til søndagssuppen eller sølvbrylluppet; begge dele bliver taget lige alvorligt. Kurve pakkes, mens du venter.

jewellery
Small, lasting and theirs to choose: a gift card for *. | Småt, holdbart og modtagerens eget valg: et gavekort til *.
* works in recycled silver and gold, by daylight. | * arbejder i genbrugt sølv og guld, i dagslys.
For the day that ought to be remembered: something from *. | Til den dag, der skal huskes: noget fra *.
Pieces are made to order in the workshop and can be engraved with up to twenty letters. The card is good for repairs and for melting an old ring into a new one. | Smykkerne bliver lavet på bestilling i værkstedet og kan graveres med op til tyve bogstaver. Kortet gælder også reparationer og til at smelte en gammel ring om til en ny.
Watches are serviced on the premises for as long as parts can be had. Sizes can be changed within the first year free of charge. | Ure bliver efterset på stedet, så længe der findes dele. Størrelsen kan ændres gratis det første år.

music
Front row, back row or your own living room: * has music for all of them. | Første række, bageste række eller din egen stue: * har musik til dem alle.
For the one who hums: a gift card for *. | Til den, der nynner: et gavekort til *.
Give a night they will talk about until the next one. Concerts by *. | Giv en aften, de taler om indtil den næste. Koncerter hos *.
The programme runs from string quartets to bands that need earplugs, which are free at the door. The card pays for tickets, records and lessons. | Programmet går fra strygekvartetter til orkestre, der kræver ørepropper, som er gratis i døren. Kortet gælder billetter, plader og undervisning.
Young people under twenty-five may bring a friend for half the price. Doors open an hour before, and the bar has soup. | Unge under femogtyve kan tage en ven med til halv pris. Dørene åbner en time før, og der er suppe i baren.

games
New worlds, delivered in a minute. A gift card for * is ready to play. | Nye verdener, leveret på et minut. Et gavekort til * er klar til spil.
For rainy weekends and long train rides: *. | Til regnvejrsweekender og lange togture: *.
No disc, no wrapping, no waiting: give * by mail or message. | Ingen skive, intet papir, ingen ventetid: giv * på e-mail eller sms.
The library holds some four hundred games and series, a good part of them made in the Nordic countries. The code is entered once and never runs a subscription by itself. | Biblioteket har omkring fire hundrede spil og serier, en god del af dem fra Norden. Koden tastes ind én gang og starter aldrig et abonnement af sig selv.
Parents can set the hours, and every title says what age it is for. Works on television, computer and telephone. | Forældre kan bestemme tidspunkterne, og alle titler siger, hvilken alder de er til. Virker på tv, computer og telefon.

adventure
For someone who has everything but a good story. * will see to that. | Til den, der har alt undtagen en god historie. Det klarer *.
Higher, faster, wetter: a gift card for *. | Højere, hurtigere, vådere: et gavekort til *.
Give courage, with instructor and helmet. * takes beginners by the hand. | Giv mod, med instruktør og hjelm. * tager begyndere i hånden.
Guides are certified, groups are small, and the weather decides the date, not the price. Clothes and equipment are included. | Guiderne er certificerede, holdene er små, og vejret bestemmer datoen, ikke prisen. Tøj og udstyr er med.
Most adventures are open from April to October and take between two hours and a day. There is always hot soup afterwards. | De fleste oplevelser er åbne fra april til oktober og varer mellem to timer og en dag. Der er altid varm suppe bagefter.

courses
An evening with flour on the sleeves, and something to take home. Give a class at *. | En aften med mel på ærmerne og noget med hjem. Giv et kursus hos *.
For curious hands: a gift card for *. | Til nysgerrige hænder: et gavekort til *.
* teaches what you always meant to learn. | * underviser i det, du altid har villet lære.
Classes are for ten at most, aprons are lent out, and no experience is needed. The card is good for any class in the calendar. | Der er højst ti på holdene, forklæder kan lånes, og man behøver ikke kunne noget i forvejen. Kortet gælder til alle hold i kalenderen.
The teachers are craftspeople who do this for a living the other five days. What you make is yours, and the recipe or pattern comes along. | Underviserne er håndværkere, der lever af det de andre fem dage. Det, du laver, er dit, og opskriften eller mønstret følger med.

charity
A gift that is given twice. * sees that it arrives. | En gave, der bliver givet to gange. * sørger for, at den når frem.
For those who really want nothing: a contribution through *. | Til dem, der virkelig ikke ønsker sig noget: et bidrag gennem *.
Give trees, water or a school bag in somebody's name with *. | Giv træer, vand eller en skoletaske i en andens navn med *.
The recipient chooses the project and hears a year later how it went. Nine tenths of every gift reach the place; the last tenth pays for getting it there. | Modtageren vælger projektet og hører et år senere, hvordan det er gået. Ni tiendedele af gaven når helt frem; den sidste tiendedel betaler for turen.
The fund is small, audited every spring, and answers letters. The card never loses its value: what is not chosen goes to where it is needed most. | Fonden er lille, revideres hvert forår og svarer på breve. Kortet mister aldrig sin værdi: det, der ikke bliver valgt, går dertil, hvor behovet er størst.

bikes
For the daily ride and the long way home: a gift card for *. | Til den daglige tur og den lange vej hjem: et gavekort til *.
* builds, mends and lends bicycles, and always has the kettle on. | * bygger, reparerer og udlåner cykler og har altid vand over til kaffe.
Wind in the face is included. Give *. | Vind i ansigtet er inkluderet. Giv *.
Repairs are done while you wait if the waiting room has a free chair. The card is good for bicycles, parts, clothing and tours. | Reparationer bliver lavet, mens du venter, hvis der er en ledig stol. Kortet gælder cykler, dele, tøj og ture.
The mechanics explain what they do, and the first check after a purchase is free. Cargo bicycles can be tried for a weekend. | Mekanikerne forklarer, hvad de gør, og det første eftersyn efter et køb er gratis. Ladcykler kan prøves en weekend.

children
For someone very new, and for those who are very tired. A gift card for *. | Til en, der er helt ny, og til dem, der er meget trætte. Et gavekort til *.
* makes soft things for the first years, and for the next child after that. | * laver bløde ting til de første år, og til det næste barn bagefter.
Small sizes, large eyes: give * to a new family. | Små størrelser, store øjne: giv * til en ny familie.
The cotton is organic, the seams are flat, and the buttons cannot be swallowed. Outgrown clothes can be handed in for a discount on the next size. | Bomulden er økologisk, sømmene er flade, og knapperne kan ikke sluges. Tøj, barnet er vokset fra, kan leveres ind og giver rabat på næste størrelse.
There is a quiet room for feeding and a corner for older siblings. The card can be used in the shop and online and never seems to last long enough. | Der er et stille rum til amning og et hjørne til større søskende. Kortet kan bruges i butikken og på nettet og rækker aldrig helt så langt, som man tror.
`;
