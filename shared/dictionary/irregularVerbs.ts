/**
 * English forms that no rule makes: facts, a line a word. Rules are in inflections.ts, and take care of what a prefix
 * (overdo) or a first part (grandchild, bookshelf) is put before.
 */

/** Verb, past, past participle when it is another; several of a kind are divided by a slash. */
export const IRREGULAR_VERBS = `
abide abode
arise arose arisen
awake awoke awoken
be was/were been
bear bore borne/born
beat beat beaten
become became become
befall befell befallen
beget begot/begat begotten
begin began begun
behold beheld
bend bent
bereave bereft
beseech besought
beset beset
bespeak bespoke bespoken
bestride bestrode bestridden
bet bet
bid bade/bid bidden/bid
bind bound
bite bit bitten
bleed bled
blend blent
bless blest
blow blew blown
break broke broken
breed bred
bring brought
build built
burn burnt
burst burst
buy bought
cast cast
catch caught
chide chid chidden/chid
choose chose chosen
clad clad
cleave cleft/clove cloven/cleft
cling clung
clothe clad
come came come
cost cost
creep crept
curse curst
cut cut
dare durst
deal dealt
dig dug
dive dove
do did done
draw drew drawn
dream dreamt
dress drest
drink drank drunk/drunken
drive drove driven
dwell dwelt
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
flee fled
fling flung
fly flew flown
forbear forbore forborne
forbid forbade/forbad forbidden
forget forgot forgotten
forgive forgave forgiven
forgo forwent forgone
forsake forsook forsaken
forswear forswore forsworn
freeze froze frozen
get got gotten/got
gild gilt
gird girt
give gave given
gnaw gnawed gnawn
go went gone
grave graved graven
grind ground
grow grew grown
hang hung
have had
hear heard
heave hove hove
hew hewed hewn
hide hid hidden
hit hit
hold held
hurt hurt
keep kept
kneel knelt
knit knit
know knew known
lade laded laden
lay laid
lead led
lean leant
leap leapt
learn learnt
leave left
lend lent
let let
lie lay lain
light lit
lose lost
make made
mean meant
meet met
melt melted molten
mow mowed mown
pay paid
plead pled
prove proved proven
put put
quit quit
read read
reeve rove
rend rent
rid rid
ride rode ridden
ring rang rung
rise rose risen
rive rived riven
run ran run
saw sawed sawn
say said
see saw seen
seek sought
sell sold
send sent
set set
sew sewed sewn
shake shook shaken
shave shaved shaven
shear shore shorn
shed shed
shine shone
shoe shod shodden
shoot shot
show showed shown
shred shred
shrink shrank/shrunk shrunk/shrunken
shrive shrove shriven
shut shut
sing sang sung
sink sank sunk/sunken
sit sat
slay slew slain
sleep slept
slide slid
sling slung
slink slunk
slit slit
smell smelt
smite smote smitten
sneak snuck
sow sowed sown
speak spoke spoken
speed sped
spell spelt
spend spent
spill spilt
spin spun
spit spat
split split
spoil spoilt
spread spread
spring sprang/sprung sprung
stand stood
stave stove
steal stole stolen
stick stuck
sting stung
stink stank stunk
strew strewed strewn
stride strode stridden
strike struck stricken
string strung
strip stript
strive strove striven
swear swore sworn
sweat sweat
sweep swept
swell swelled swollen
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
tell told
think thought
thrive throve thriven
throw threw thrown
thrust thrust
tread trod trodden
wake woke woken
wax waxed waxen
wear wore worn
weave wove woven
wed wed
weep wept
wet wet
whet whet
win won
wind wound
withdraw withdrew withdrawn
withhold withheld
withstand withstood
work wrought
wrap wrapt
wring wrung
write wrote written
writhe writhed writhen
`;

/** Verb, its irregular forms in the present. */
export const IRREGULAR_PRESENTS = `
be am/are/is
do does
go goes
have has
`;
