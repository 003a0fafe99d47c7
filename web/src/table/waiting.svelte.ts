/** Tables that wait for this player, as last heard. */

import type { MyTables } from '../wire/types';

let tables = $state.raw<MyTables['tables']>([]);

export const waitingElsewhere = {
  get tables(): MyTables['tables'] {
    return tables;
  },
  set tables(found: MyTables['tables']) {
    tables = found;
  },
};
