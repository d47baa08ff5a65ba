/** What dev mode shows: its parts in their layout, or one of the things that want the whole screen. */
export type InspectorPage = 'layout' | 'sideBySide' | 'paths' | 'forks';

/** The parts of the layout of which a narrow window shows one at a time. */
export type InspectorPart = 'chart' | 'timeline' | 'step' | 'table';
