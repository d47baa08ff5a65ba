/** Why a record is refused. */
export type RecordCode =
  | 'record/too-large'
  | 'record/too-long'
  | 'record/not-json'
  | 'record/foreign'
  | 'record/newer'
  | 'record/malformed'
  | 'record/other-game'
  | 'record/other-rules'
  | 'record/settings'
  | 'record/resources'
  | 'record/illegal';
