import { linesOfBank } from './bank-formats.ts';

test('an entry of a QIF without a day is not dropped, and lists of accounts stand above', () => {
  const account = '!Account\nNChecking\nTBank\n^\n';
  const entries = "!Type:Bank\nD11/ 3'26\nT-5.00\nPx\n^\nPno day\nT-9.00\n^\n";
  expect(linesOfBank(account + entries)?.slice(1)).toEqual([
    ['11/3/26', '-5.00', '', 'x', '', '', ''],
    ['', '-9.00', '', 'no day', '', '', ''],
  ]);
});

test('names of an OFX are read as they are meant', () => {
  const name = 'Sainsbury&apos;s &quot;A&quot; &#38; caf&#233; &unknown;';
  const ofx = `<OFX><STMTTRN><DTPOSTED>20261120<TRNAMT>-1<NAME>${name}</STMTTRN>`;
  expect(linesOfBank(ofx)?.[1]?.[3]).toBe('Sainsbury\'s "A" & café &unknown;');
});

const entry = (currency: string) =>
  `<Ntry><Amt Ccy="${currency}">10.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></Ntry>`;

test('of a CAMT file each amount has its currency', () => {
  const lines = linesOfBank(`<D><BkToCstmrStmt>${entry('EUR')}${entry('JPY')}</BkToCstmrStmt></D>`);
  expect(lines?.map((cells) => cells[6])).toEqual(['currency', 'EUR', 'JPY']);
});

test('what a browser keeps of a CAMT file that breaks off is not taken for all of it', () => {
  const document = new DOMParser().parseFromString(
    `<D><parsererror/>${entry('EUR')}</D>`,
    'application/xml',
  );
  jest.spyOn(DOMParser.prototype, 'parseFromString').mockReturnValue(document);
  expect(linesOfBank(`<D><BkToCstmrStmt>${entry('EUR')}<Ntry>`)).toHaveLength(1);
});
