/** A table that asks something. */
import { defineComponent, h, shallowRef, type Component } from 'vue';
import type { TableProps } from '#shared/plugin/contract.ts';
import ModalDialog from '#shared/plugin/ui/ModalDialog.vue';
import { plainTable } from './seated.ts';

/** The plain table, with a dialog that stands from the start and is there until it is closed; `stray` where nobody asked for it. */
export function askingTable(stray: number): Component {
  const Plain = plainTable({ hides: false });
  return defineComponent({
    props: ['view', 'send'],
    setup(props: TableProps) {
      const asks = shallowRef(true);
      const close = (): void => {
        asks.value = false;
      };
      return () => [
        h(Plain, props),
        asks.value
          ? h(
              ModalDialog,
              { title: 'Over', stray, onClose: close },
              { actions: () => h('button', { type: 'button', autofocus: true, onClick: close }, 'Look') },
            )
          : null,
      ];
    },
  });
}
