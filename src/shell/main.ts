/** Where the page begins: Vue, its stores, its addresses. */
import '@fontsource-variable/atkinson-hyperlegible-mono/index.css';
import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import '@fontsource-variable/bricolage-grotesque/wdth.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import { MEANINGS } from '#shared/dictionary/ui/meanings.ts';
import { ANNOUNCE, OWN_REGIONS } from '#shared/plugin/ui/announce.ts';
import { watchStyles } from '#shared/plugin/ui/missingStyles.ts';
import { LANGUAGE } from '#shared/plugin/ui/words.ts';
import { createServices, SERVICES } from '#src/profile/services.ts';
import { browserMeanings } from '#src/lexicon/browserDefinitions.ts';
import App from './App.vue';
import { applyPreferences } from './applyPreferences.ts';
import { createLiveRegions } from './liveRegions.ts';
import { LIVE_REGIONS } from './liveRegionsKey.ts';
import { createArcadeRouter } from './router.ts';
import { language } from './say.ts';

watchStyles(document);
const regions = createLiveRegions();
const pinia = createPinia();
const app = createApp(App)
  .use(pinia)
  .provide(SERVICES, createServices())
  .provide(LANGUAGE, language)
  .provide(MEANINGS, browserMeanings())
  .provide(LIVE_REGIONS, regions)
  .provide(ANNOUNCE, regions.announce)
  .provide(OWN_REGIONS, regions.join);

// Before anything is drawn, so that no other theme or language flashes up.
await applyPreferences(pinia);
app.use(createArcadeRouter(new URL(document.baseURI).pathname)).mount('#app');
