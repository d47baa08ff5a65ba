// For tools that read TypeScript without Vue's own checker (the linter): vue-tsc sees through to the component itself.
declare module '*.vue' {
  import type { DefineComponent } from 'vue';

  const component: DefineComponent<Record<string, unknown>>;
  export default component;
}
