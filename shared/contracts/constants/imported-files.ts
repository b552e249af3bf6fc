/** What the imports read, by the ends of names and by kind: files are chosen and shared by these. */
export const timetableFiles =
  '.html,.htm,.json,.pdf,.ics,.csv,.xlsx,.wakeup_schedule,text/html,application/pdf,text/calendar,text/csv';
export const statementFiles =
  '.csv,.txt,.tsv,.xlsx,.xls,.ofx,.qfx,.qif,.xml,.sta,.940,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
