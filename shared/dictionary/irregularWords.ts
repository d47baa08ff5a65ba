/** English plurals, comparatives and superlatives that no rule makes: facts, a line a word. */

/** Noun, plurals. Endings of Latin and Greek that a rule takes off (-i, -ae, -a, -ices, -ses) are here where it would err. */
export const IRREGULAR_NOUNS = `
addendum addenda
agendum agenda
alga algae
alumna alumnae
alumnus alumni
analysis analyses
antithesis antitheses
appendix appendices
automaton automata
axe axes
axis axes
bacterium bacteria
base bases
basis bases
beau beaux
beef beeves
brother brethren
bureau bureaux
cactus cacti
calf calves
cherub cherubim
child children
codex codices
cow kine
crisis crises
criterion criteria
curriculum curricula
datum data
deer deer
die dice
dwarf dwarves
elf elves
ellipsis ellipses
emphasis emphases
erratum errata
foot feet
fungus fungi
ganglion ganglia
genus genera
goose geese
graffito graffiti
half halves
handkerchief handkerchieves
hoof hooves
hypothesis hypotheses
index indices
kibbutz kibbutzim
knife knives
larva larvae
leaf leaves
life lives
loaf loaves
louse lice
man men
matrix matrices
medium media
mouse mice
nebula nebulae
neurosis neuroses
oasis oases
octopus octopi/octopodes
offspring offspring
opus opera
ovum ova
ox oxen
paparazzo paparazzi
parenthesis parentheses
penny pence
person people
phenomenon phenomena
quiz quizzes
radius radii
scarf scarves
self selves
seraph seraphim
sheaf sheaves
shelf shelves
species species
spectrum spectra
staff staves
stigma stigmata
stimulus stimuli
stratum strata
synopsis synopses
synthesis syntheses
thesis theses
thief thieves
tooth teeth
torus tori
turf turves
vertebra vertebrae
vertex vertices
viscus viscera
vita vitae
vortex vortices
wharf wharves
wife wives
wolf wolves
woman women
`;

/** Adjective or adverb, comparative, superlative. */
export const IRREGULAR_ADJECTIVES = `
bad worse worst
badly worse worst
far farther/further farthest/furthest
good better best
ill worse worst
little less least
many more most
much more most
old elder eldest
well better best
`;
