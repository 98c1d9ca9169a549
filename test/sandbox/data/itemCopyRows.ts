/**
 * What the editors write about each thing and experience: kind and key | English | Danish. `*` stands for the brand.
 */
export const itemCopyRows = `
spa spa-day | A whole day in the baths for two, with robes, lunch and a swim under the trees. | En hel dag i badene for to, med badekåber, frokost og en svømmetur under træerne.
spa massage | Fifty minutes that undo a month of sitting down. | Halvtreds minutter, der retter op på en måneds skrivebord.
spa evening-bath | Three hours in warm water when the day is over, and ginger tea by the stove. | Tre timer i varmt vand, når dagen er slut, og ingefærte ved ovnen.
spa facial | A gentle treatment with sea salt and seaweed from the north coast. | En mild behandling med havsalt og tang fra nordkysten.
spa towel | Two thick towels in organic cotton, woven so that they dry quickly. | To tykke håndklæder i økologisk bomuld, vævet så de tørrer hurtigt.
spa soap | Hand soap and balm with bergamot, in bottles that can be filled again. | Håndsæbe og balsam med bergamot i flasker, der kan fyldes igen.
restaurant dinner | Three courses from the season's menu, chosen at the table. | Tre retter fra årstidens menu, valgt ved bordet.
restaurant tasting | Six small courses, each with a glass, at a pace that allows conversation. | Seks små retter med et glas til hver, i et tempo der giver plads til snak.
restaurant sunday | A long Sunday lunch with bread from the oven and no hurry at all. | En lang søndagsfrokost med brød fra ovnen og ingen hast.
restaurant table-four | The round table by the window, three courses and a carafe of each. | Det runde bord ved vinduet, tre retter og en karaffel af hver.
cafe brunch | Eggs, rye bread, something sweet and as much coffee as it takes. | Æg, rugbrød, noget sødt og så meget kaffe, der skal til.
cafe afternoon-tea | Three plates, a pot that never runs dry and a corner table. | Tre fade, en kande der aldrig løber tør, og et hjørnebord.
cafe cake | Choose a cake from the counter the day before, and carry it home in a box. | Vælg en kage fra disken dagen før, og bær den hjem i en æske.
cafe coffee | 400 grams of whole beans, roasted this week, with notes of hazelnut and plum. | 400 gram hele bønner, ristet i denne uge, med toner af hasselnød og blomme.
cafe cup | A sturdy cup in speckled stoneware that keeps the warmth. | En solid kop i spættet stentøj, der holder på varmen.
hotel night | A double room, a bottle on arrival and breakfast until eleven. | Et dobbeltværelse, en flaske ved ankomst og morgenmad til klokken elleve.
hotel weekend | Two nights, two breakfasts and one dinner of four courses. | To nætter, to gange morgenmad og en middag på fire retter.
hotel winter | A night in the quiet months, with supper by the fire and a late check-out. | En nat i de stille måneder med aftensmad ved pejsen og sen udtjekning.
hotel day-room | A room for the day, with pool, sauna and a light lunch. | Et værelse for dagen med pool, sauna og en let frokost.
fashion scarf | Woven from fine merino, long enough for two turns round the neck. | Vævet af fin merinould, lang nok til to gange om halsen.
fashion hat | Knitted in thick lambswool, with a fold that keeps the ears warm. | Strikket i tyk lammeuld med et ombuk, der holder ørerne varme.
fashion gloves | Soft leather with a lining of cashmere, sewn by hand. | Blødt skind med for af kashmir, syet i hånden.
fashion bag | A shoulder bag in waxed canvas with room for a book and a bottle. | En skuldertaske i vokset kanvas med plads til en bog og en flaske.
home vase | Thrown by hand and glazed twice; no two are quite alike. | Drejet i hånden og glaseret to gange; ikke to er helt ens.
home blanket | Soft lambswool from small flocks, in a weave with a fringe. | Blød lammeuld fra små besætninger, vævet med frynser.
home candle | Forty hours of beeswax and rapeseed, with a scent of fig leaves. | Fyrre timers bivoks og rapsolie med duft af figenblade.
home lamp | A shade of opal glass on a brass foot, with a light that flatters everyone. | En skærm af opalglas på en fod af messing, med et lys der klæder alle.
home plates | Four plates in stoneware that can go from oven to table. | Fire tallerkener i stentøj, der kan gå fra ovn til bord.
home glass | Six glasses, mouth-blown from recycled glass with a green shimmer. | Seks glas, mundblæst af genbrugsglas med et grønt skær.
books book-club | A new book each month, chosen by a bookseller who has asked a few questions first. | En ny bog hver måned, valgt af en boghandler, der først har stillet et par spørgsmål.
books reading | A seat, a glass of wine and an author who reads aloud. | En plads, et glas vin og en forfatter, der læser højt.
books notebook | Cloth-bound, thread-sewn and lying flat, with paper that takes ink. | Stofindbundet, trådhæftet og let at åbne helt, med papir til blæk.
books book | A novel picked by the house and wrapped in brown paper. | En roman udvalgt af huset og pakket i brunt papir.
books puzzle | A thousand pieces after an old botanical print. | Tusind brikker efter et gammelt botanisk tryk.
sport trainer | Two hours with someone who sees what you do and what you could do. | To timer med en, der ser, hvad du gør, og hvad du kunne gøre.
sport ten-visits | Ten visits to use whenever it suits, alone or together. | Ti besøg til brug, når det passer, alene eller sammen.
sport swim | Five mornings in the pool with the sauna afterwards. | Fem morgener i bassinet med sauna bagefter.
sport mat | Six millimetres of natural rubber that does not slip. | Seks millimeter naturgummi, der ikke glider.
sport bottle | Three quarters of a litre in steel, with a lid that stays shut. | Trekvart liter i stål med et låg, der holder tæt.
sport ball | Sewn by hand, approved for matches, patient on gravel. | Syet i hånden, godkendt til kamp, tålmodig på grus.
outdoor hike | Five hours on small paths with a guide who knows the plants, and lunch over the fire. | Fem timer ad små stier med en guide, der kender planterne, og frokost over bål.
outdoor night-sky | Tent, sleeping bags and an astronomer with a telescope. | Telt, soveposer og en astronom med kikkert.
outdoor backpack | Twenty-two litres in recycled canvas, with straps that stay where they should. | Toogtyve liter i genbrugt kanvas med remme, der bliver siddende.
outdoor tent | Two kilos, four minutes to pitch, and room for two who like each other. | To kilo, fire minutter at rejse og plads til to, der kan lide hinanden.
outdoor flask | Keeps tea hot for twelve hours and cold water cold for a day. | Holder te varm i tolv timer og koldt vand koldt i et døgn.
outdoor blanket | Wool on one side, waxed cotton on the other, rolled up in a strap. | Uld på den ene side, vokset bomuld på den anden, rullet op i en rem.
beauty manicure | An unhurried hour for tired hands, with or without colour. | En rolig time til trætte hænder, med eller uden farve.
beauty cut | Consultation, wash, cut and finish by one and the same person. | Samtale, vask, klip og styling af én og samme person.
beauty make-up | Learn three looks in an hour, with what is already in the drawer. | Lær tre udtryk på en time med det, der allerede ligger i skuffen.
beauty perfume | Fifty millilitres with bergamot, cedar and a little smoke. | Halvtreds milliliter med bergamot, cedertræ og lidt røg.
beauty soap | Soap and cream for hands that are washed often. | Sæbe og creme til hænder, der bliver vasket tit.
beauty cream | A rich cream with oat and sea buckthorn, for cold days. | En fed creme med havre og havtorn til kolde dage.
toys teddy | Sewn in soft mohair, with a face that listens. | Syet i blød mohair med et ansigt, der lytter.
toys blocks | Forty pieces of beech, enough for a tower and its fall. | Fyrre klodser i bøg, nok til et tårn og dets fald.
toys puzzle | Twenty-four large pieces that become a harbour. | Fireogtyve store brikker, der bliver til en havn.
toys train | An engine and three carriages that need no rails. | Et lokomotiv og tre vogne, der ikke behøver skinner.
toys workshop | A Saturday afternoon with saw, glue and a grown-up of one's own. | En lørdag eftermiddag med sav, lim og sin egen voksne.
electronics headphones | Thirty hours of music, and silence at the touch of a finger. | Tredive timers musik, og stilhed ved et tryk.
electronics speaker | Small enough for a bicycle basket, large enough for a garden. | Lille nok til en cykelkurv, stor nok til en have.
electronics camera | Take the picture, shake it, give it away. | Tag billedet, ryst det, giv det væk.
electronics lamp | Wakes you with half an hour of slow sunrise. | Vækker med en halv times langsom solopgang.
electronics charger | One plug for four countries and three devices. | Ét stik til fire lande og tre apparater.
cinema two-seats | Two good seats on any evening, and a bucket between them. | To gode pladser en hvilken som helst aften og en spand imellem.
cinema five-card | Five films, one at a time or all in a week. | Fem film, én ad gangen eller alle på en uge.
cinema stalls | Two seats in the first rows of the stalls, and a glass in the interval. | To pladser på de første rækker i parkettet og et glas i pausen.
cinema family | Two large and two small seats on a Sunday morning. | To store og to små pladser en søndag formiddag.
travel city-break | Two nights in a city with good trains, a small hotel and a map of bakeries. | To nætter i en by med gode tog, et lille hotel og et kort over bagerier.
travel ferry | A cabin for two, dinner on board and a few hours ashore. | En kahyt til to, middag om bord og et par timer i land.
travel train | First-class seats, a lunch bag and a line with a view. | Pladser på første klasse, en frokostpose og en strækning med udsigt.
travel luggage | Fits under every seat that allows it, and rolls without a sound. | Passer i alle kabiner, der tillader det, og ruller uden en lyd.
travel umbrella | Tested in wind that turns others inside out. | Prøvet i blæst, der vender andre på vrangen.
garden flowers-three | A bouquet at the door every second Friday for three months. | En buket ved døren hver anden fredag i tre måneder.
garden binding | An evening with moss, twigs and mulled juice; the wreath is yours. | En aften med mos, grene og varm saft; kransen er din.
garden bouquet | Bound the same morning from what stood best in the field. | Bundet samme morgen af det, der stod bedst på marken.
garden plant | A healthy plant for a light windowsill, in a pot that suits it. | En sund plante til en lys vindueskarm, i en potte der klæder den.
garden can | A slim spout that finds the root without drowning it. | En smal tud, der finder roden uden at drukne den.
garden vase | For one stem at a time. | Til én stilk ad gangen.
delicacies wine-tasting | Six wines, bread, cheese and somebody who tells the stories. | Seks vine, brød, ost og en, der fortæller historierne.
delicacies cellar | Down among the barrels with a lamp, and up again to supper. | Ned blandt fadene med en lampe og op igen til aftensmad.
delicacies chocolates | Twenty-four pieces, filled by hand with caramel, liquorice and sea buckthorn. | Fireogtyve stykker, fyldt i hånden med karamel, lakrids og havtorn.
delicacies wine | One red, one white, and a card that says what to cook. | En rød, en hvid og et kort, der siger, hvad du kan lave til.
delicacies honey | Dark heather honey from hives by the sea. | Mørk lynghonning fra bistader ved havet.
delicacies tea | Black tea with rose hips and apple peel, for thirty pots. | Sort te med hyben og æbleskræl, nok til tredive kander.
delicacies basket | Crispbread, jam, cheese and something for the cook. | Knækbrød, marmelade, ost og noget til kokken.
jewellery earrings | Small studs in recycled silver, matt on one side. | Små ørestikker i genbrugt sølv, matte på den ene side.
jewellery necklace | A fine chain with a pendant the size of a raindrop. | En fin kæde med et vedhæng på størrelse med en regndråbe.
jewellery watch | A plain face, two hands and a strap that ages well. | En enkel skive, to visere og en rem, der ældes smukt.
jewellery bracelet | Beads of stone and silver on a cord that can be tied to size. | Perler af sten og sølv på en snor, der kan bindes, så den passer.
jewellery ring-workshop | Three hours at the bench, and a ring that you made yourselves. | Tre timer ved værkbænken og en ring, I selv har lavet.
music concert | Two seats for any concert in the season's programme. | To pladser til en valgfri koncert i sæsonens program.
music lesson | Forty-five minutes on an instrument you have never dared to touch. | Femogfyrre minutter på et instrument, du aldrig har turdet røre.
music festival | One day, four stages and two wristbands. | Én dag, fire scener og to armbånd.
music record | A record chosen by the shop, with a note on why. | En plade valgt af butikken med en seddel om hvorfor.
music speaker | A shelf speaker with warm sound and a walnut front. | En reolhøjttaler med varm lyd og front i valnød.
games three-months | Everything in the library for three months, without a subscription. | Alt i biblioteket i tre måneder uden abonnement.
games twelve-months | A whole year, all titles, four players. | Et helt år, alle titler, fire spillere.
games season | New levels every week from now until the end of the season. | Nye baner hver uge fra nu af og sæsonen ud.
adventure balloon | Up before the sun, an hour above the fields, and breakfast in the grass. | Op før solen, en time over markerne og morgenmad i græsset.
adventure kayak | Three quiet hours on the water with a guide and a thermos. | Tre stille timer på vandet med guide og termokande.
adventure climbing | Harness, rope and a wall that is lower than it looks. | Sele, reb og en væg, der er lavere, end den ser ud.
adventure sailing | Learn to steer, or just hold on to your coffee. | Lær at styre, eller hold bare fast i kaffen.
adventure escape | Four friends, sixty minutes and a locked lighthouse. | Fire venner, tres minutter og et aflåst fyrtårn.
adventure driving | Ten laps on gravel with an instructor in the other seat. | Ti omgange på grus med en instruktør i det andet sæde.
courses pasta | Knead, roll, fill, eat. With wine and everybody's recipes. | Ælt, rul, fyld, spis. Med vin og alles opskrifter.
courses pottery | An evening at the wheel; two bowls are fired and sent home. | En aften ved drejeskiven; to skåle bliver brændt og sendt hjem.
courses bread | Take home a loaf, a starter and the courage to feed it. | Tag et brød, en surdej og modet til at fodre den med hjem.
courses photo | Three hours through the old town with a photographer. | Tre timer gennem den gamle bydel med en fotograf.
courses cocktails | Four drinks, two of them without alcohol, shaken by yourself. | Fire drinks, de to uden alkohol, rystet af dig selv.
charity tree | Ten trees, planted by people who live beside them. | Ti træer, plantet af dem, der bor ved siden af.
charity school | A bag with books, pencils and a lamp to read by. | En taske med bøger, blyanter og en lampe at læse ved.
charity water | A filter that gives a family clean water for five years. | Et filter, der giver en familie rent vand i fem år.
bikes service | Brakes, gears, chain and a wash before the season begins. | Bremser, gear, kæde og en vask, før sæsonen begynder.
bikes tour | Forty kilometres of quiet gravel with a coffee stop. | Fyrre kilometer på stille grusveje med kaffestop.
bikes bell | Turned from brass, with a tone that asks kindly. | Drejet i messing med en tone, der spørger pænt.
bikes helmet | A light city helmet with a visor, in sizes for everyone. | En let byhjelm med skygge, i størrelser til alle.
bikes lights | Front and rear light, charged in an hour, bright for a week. | For- og baglygte, ladet op på en time, lyser en uge.
children teddy | A rabbit knitted in soft cotton, with ears to hold on to. | En kanin strikket i blød bomuld med ører at holde fast i.
children hat | A bonnet in merino that stays on. | En kyse i merinould, der bliver siddende.
children blanket | Light and warm, in a size that follows from pram to bed. | Let og varmt, i en størrelse der følger med fra barnevogn til seng.
children bowl | A bowl with a face and a spoon for small hands. | En skål med et ansigt og en ske til små hænder.
children swim-baby | Five mornings in warm water with songs. | Fem formiddage i varmt vand med sang.
`;
