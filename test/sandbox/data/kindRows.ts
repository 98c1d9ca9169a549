/**
 * One block per kind of business:
 *   id | English | Danish | regular category
 *   how the card is sold, and its amounts
 *   recipients
 *   occasions
 *   pack (experience), code (experience without paper) or gift (a thing): key, price in kroner | English | Danish
 */
export const kindRows = `
spa | Spa & wellness | Spa og velvære | wellness
both either
her couples parents
birthday mothers-day anniversary thank-you
pack spa-day 1295 | Spa day for two | Spadag for to
pack massage 695 | Deep massage, 50 minutes | Dyb massage, 50 minutter
pack evening-bath 395 | Evening bath with tea | Aftenbad med te
pack facial 745 | Facial with sea salt | Ansigtsbehandling med havsalt
gift towel 349 | Bath towels, set of two | Badehåndklæder, sæt med to
gift soap 149 | Hand soap and balm | Håndsæbe og balsam

restaurant | Restaurants | Restauranter | food
both either
him her couples parents colleagues
birthday anniversary thank-you valentine
pack dinner 895 | Three courses for two | Tre retter for to
pack tasting 1895 | Tasting menu for two with wine | Smagsmenu for to med vin
pack sunday 545 | Sunday lunch for two | Søndagsfrokost for to
pack table-four 1690 | Dinner for four | Middag for fire

cafe | Cafés & bakeries | Caféer og bagerier | food
both fixed
her couples parents friends
birthday thank-you mothers-day
pack brunch 365 | Brunch for two | Brunch for to
pack afternoon-tea 445 | Afternoon tea for two | Eftermiddagste for to
pack cake 285 | A whole cake to take home | En hel kage med hjem
gift coffee 129 | Coffee beans, freshly roasted | Kaffebønner, friskristede
gift cup 169 | Stoneware cup | Stentøjskop

hotel | Hotels & stays | Hoteller og ophold | travel
both range
couples parents
anniversary wedding valentine retirement
pack night 1495 | One night with breakfast for two | En nat med morgenmad for to
pack weekend 3295 | Weekend with dinner for two | Weekend med middag for to
pack winter 2195 | Winter stay by the fire | Vinterophold ved pejsen
pack day-room 695 | Pool, sauna and lunch | Pool, sauna og frokost

fashion | Fashion | Mode | fashion
both either
him her teens friends
birthday christmas graduation
gift scarf 399 | Fine wool scarf | Halstørklæde i fin uld
gift hat 299 | Knitted hat | Strikhue
gift gloves 449 | Lined leather gloves | Forede skindhandsker
gift bag 899 | Canvas shoulder bag | Skuldertaske i kanvas

home | Home & interior | Bolig og interiør | home
both either
couples parents friends
wedding housewarming christmas thank-you
gift vase 449 | Hand-thrown vase | Hånddrejet vase
gift blanket 799 | Lambswool blanket | Plaid i lammeuld
gift candle 199 | Scented candle | Duftlys
gift lamp 1195 | Table lamp | Bordlampe
gift plates 595 | Plates, set of four | Tallerkener, sæt med fire
gift glass 399 | Drinking glasses, set of six | Drikkeglas, sæt med seks

books | Books & paper | Bøger og papir | culture
both fixed
him her parents teens friends
birthday christmas confirmation graduation
pack book-club 595 | A book a month, three months | En bog om måneden, tre måneder
pack reading 245 | Evening with an author | Aften med en forfatter
gift notebook 159 | Cloth-bound notebook | Stofindbundet notesbog
gift book 249 | The bookseller's choice | Boghandlerens valg
gift puzzle 229 | Jigsaw puzzle, 1,000 pieces | Puslespil, 1.000 brikker

sport | Sport & training | Sport og træning | sport
both either
him her teens friends
birthday christmas new-job
pack trainer 695 | Two hours with a personal trainer | To timer med personlig træner
pack ten-visits 795 | Ten visits | Klippekort med ti gange
pack swim 345 | Five swims and sauna | Fem gange svømning og sauna
gift mat 399 | Yoga mat | Yogamåtte
gift bottle 199 | Steel water bottle | Drikkeflaske i stål
gift ball 249 | Match ball | Kampbold

outdoor | Outdoor | Friluftsliv | sport
both either
him her couples friends
birthday fathers-day christmas
pack hike 495 | Guided hike with lunch | Guidet vandring med frokost
pack night-sky 595 | A night under the stars | En nat under stjernerne
gift backpack 899 | Day backpack, 22 litres | Dagsrygsæk, 22 liter
gift tent 1999 | Two-person tent | Tomandstelt
gift flask 279 | Insulated flask | Termoflaske
gift blanket 549 | Picnic blanket | Picnictæppe

beauty | Beauty & hair | Skønhed og hår | beauty
both either
her teens
birthday mothers-day valentine christmas
pack manicure 425 | Manicure | Manicure
pack cut 595 | Cut and finish | Klip og styling
pack make-up 545 | Make-up lesson | Make-up-kursus
gift perfume 695 | Eau de parfum, 50 ml | Eau de parfum, 50 ml
gift soap 189 | Soap and hand cream | Sæbe og håndcreme
gift cream 329 | Face cream | Ansigtscreme

toys | Toys & games | Legetøj og spil | children
both fixed
kids
birthday christmas new-baby
gift teddy 249 | Soft bear | Blød bamse
gift blocks 299 | Wooden blocks | Træklodser
gift puzzle 149 | Floor puzzle | Gulvpuslespil
gift train 449 | Wooden train | Trætog
pack workshop 295 | Building afternoon for two | Byggeeftermiddag for to

electronics | Electronics | Elektronik | electronics
both either
him teens
birthday christmas confirmation graduation
gift headphones 1299 | Wireless headphones | Trådløse høretelefoner
gift speaker 899 | Portable speaker | Bærbar højttaler
gift camera 1095 | Instant camera | Polaroidkamera
gift lamp 499 | Wake-up light | Vågnelampe
gift charger 349 | Travel charger | Rejseoplader

cinema | Cinema & theatre | Biograf og teater | culture
both fixed
couples teens friends kids
birthday thank-you valentine
pack two-seats 295 | Two seats and popcorn | To pladser og popcorn
pack five-card 545 | Five evenings | Fem aftener
pack stalls 895 | Theatre for two, good seats | Teater for to, gode pladser
pack family 445 | Matinée for the family | Matiné for familien

travel | Travel | Rejser | travel
both range
couples parents friends
anniversary wedding retirement graduation
pack city-break 2995 | City break for two | Storbyferie for to
pack ferry 795 | Mini cruise for two | Minikrydstogt for to
pack train 995 | A day by train | En dag med toget
gift luggage 1495 | Cabin suitcase | Kabinekuffert
gift umbrella 299 | Storm umbrella | Stormparaply

garden | Flowers & garden | Blomster og have | home
both either
her parents couples
birthday mothers-day thank-you housewarming get-well
pack flowers-three 895 | Flowers for three months | Blomster i tre måneder
pack binding 445 | Wreath-making evening | Kransebinding
gift bouquet 349 | Seasonal bouquet | Årstidens buket
gift plant 279 | Potted plant | Potteplante
gift can 249 | Watering can | Vandkande
gift vase 329 | Bud vase | Stilkvase

delicacies | Wine & delicacies | Vin og delikatesser | delicacies
both either
him her parents colleagues
christmas thank-you birthday housewarming
pack wine-tasting 695 | Wine tasting for two | Vinsmagning for to
pack cellar 995 | Cellar tour with supper | Kælderrundtur med aftensmad
gift chocolates 229 | Filled chocolates, 24 pieces | Fyldte chokolader, 24 stk.
gift wine 295 | Two bottles, one evening | To flasker, én aften
gift honey 119 | Heather honey | Lynghonning
gift tea 139 | Loose-leaf tea | Te i løs vægt
gift basket 645 | Delicacy basket | Delikatessekurv

jewellery | Jewellery & watches | Smykker og ure | jewellery
both range
her couples teens
confirmation valentine anniversary wedding
gift earrings 549 | Ear studs in silver | Ørestikker i sølv
gift necklace 795 | Necklace with pendant | Halskæde med vedhæng
gift watch 1695 | Wristwatch | Armbåndsur
gift bracelet 645 | Bracelet | Armbånd
pack ring-workshop 1295 | Forge your own ring | Smed din egen ring

music | Music & concerts | Musik og koncerter | culture
both either
him teens friends couples
birthday graduation christmas
pack concert 795 | Concert for two | Koncert for to
pack lesson 395 | Trial lesson on an instrument | Prøvetime på et instrument
pack festival 1495 | Festival day for two | Festivaldag for to
gift record 249 | Record of the month | Månedens plade
gift speaker 1195 | Shelf speaker | Reolhøjttaler

games | Gaming & streaming | Gaming og streaming | electronics
digital fixed
teens him kids
birthday christmas
code three-months 249 | Three months' play | Tre måneders spil
code twelve-months 799 | A year's play | Et års spil
code season 349 | Season pass | Sæsonkort

adventure | Adventures | Oplevelser | experiences
both fixed
him her couples friends teens
birthday fathers-day graduation anniversary
pack balloon 2495 | Balloon flight at sunrise | Ballontur ved solopgang
pack kayak 595 | Kayak tour | Kajaktur
pack climbing 445 | First climb | Første klatretur
pack sailing 1195 | Afternoon under sail | Eftermiddag for sejl
pack escape 995 | Escape room for four | Escape room for fire
pack driving 1795 | Rally driving, ten laps | Rallykørsel, ti omgange

courses | Courses & workshops | Kurser og værksteder | experiences
both fixed
her him friends parents
birthday retirement thank-you mothers-day
pack pasta 695 | Fresh pasta evening | Aften med frisk pasta
pack pottery 745 | Pottery evening | Keramikaften
pack bread 545 | Sourdough morning | Surdejsformiddag
pack photo 495 | Photo walk | Fotovandring
pack cocktails 595 | Cocktail class | Cocktailkursus

charity | Charity | Velgørenhed | charity
digital fixed
him her parents colleagues friends kids
christmas thank-you get-well farewell
code tree 100 | Ten trees | Ti træer
code school 250 | A school bag, packed | En skoletaske, pakket
code water 400 | Clean water for a family | Rent vand til en familie

bikes | Cycling | Cykler | sport
both range
him teens parents
birthday fathers-day confirmation
pack service 595 | Spring service | Forårseftersyn
pack tour 395 | Guided gravel tour | Guidet grustur
gift bell 149 | Brass bell | Messingklokke
gift helmet 599 | City helmet | Byhjelm
gift lights 349 | Light set | Lygtesæt

children | Baby & children | Baby og barn | children
both either
kids parents
new-baby christening birthday
gift teddy 199 | Knitted rabbit | Strikket kanin
gift hat 179 | Baby hat | Babyhue
gift blanket 449 | Pram blanket | Barnevognstæppe
gift bowl 229 | First tableware | Første service
pack swim-baby 495 | Baby swimming, five times | Babysvømning, fem gange
`;
