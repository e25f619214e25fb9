/** A SEPA credit transfer as a bank takes it: pain.001.001.09. Table: money.md, files, Taschengeld. */
import type { Ueberweisung } from './ueberweisungen.ts';
import { alsZeichen } from './zeichen.ts';

export interface Zahlungskonto {
	readonly inhaber: string;
	readonly iban: string;
	readonly bic: string | null;
}

export interface Zahlungsauftrag {
	/** The same for the same run: a bank refuses what it has had. */
	readonly kennung: string;
	/** ISO 8601, in UTC. */
	readonly erstellt: string;
	readonly ausfuehrung: string;
	readonly konto: Zahlungskonto;
	readonly ueberweisungen: readonly Ueberweisung[];
}

const MAX_ZWECK = 140;
const NAMENSRAUM = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** All on one day, so in one block; nothing in it but what it is given. No postal addresses: half of one is refused. */
export function alsPain001({ kennung, erstellt, ausfuehrung, konto, ueberweisungen }: Zahlungsauftrag): string {
	const summen = [
		feld('NbOfTxs', String(ueberweisungen.length)),
		feld('CtrlSum', euro(ueberweisungen.reduce((summe, { betrag }) => summe + betrag, 0))),
	];
	const kopf = [
		feld('MsgId', kennung),
		feld('CreDtTm', `${erstellt.slice(0, 19)}Z`),
		...summen,
		block('InitgPty', [feld('Nm', alsZeichen(konto.inhaber))]),
	];
	const zahlung = [
		feld('PmtInfId', `${kennung}-1`),
		feld('PmtMtd', 'TRF'),
		feld('BtchBookg', 'true'),
		...summen,
		block('PmtTpInf', [block('SvcLvl', [feld('Cd', 'SEPA')])]),
		block('ReqdExctnDt', [feld('Dt', ausfuehrung)]),
		block('Dbtr', [feld('Nm', alsZeichen(konto.inhaber))]),
		block('DbtrAcct', [block('Id', [feld('IBAN', konto.iban)])]),
		block('DbtrAgt', [
			block('FinInstnId', konto.bic ? [feld('BICFI', konto.bic)] : [block('Othr', [feld('Id', 'NOTPROVIDED')])]),
		]),
		feld('ChrgBr', 'SLEV'),
		...ueberweisungen.map(einzeln),
	];
	const inhalt = block('CstmrCdtTrfInitn', [block('GrpHdr', kopf), block('PmtInf', zahlung)]);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${NAMENSRAUM}">\n${inhalt}\n</Document>\n`;
}

const einzeln = ({ endToEndID, empfaenger, iban, bic, betrag, zweck }: Ueberweisung): string =>
	block('CdtTrfTxInf', [
		block('PmtId', [feld('EndToEndId', endToEndID)]),
		block('Amt', [`<InstdAmt Ccy="EUR">${euro(betrag)}</InstdAmt>`]),
		...(bic ? [block('CdtrAgt', [block('FinInstnId', [feld('BICFI', bic)])])] : []),
		block('Cdtr', [feld('Nm', alsZeichen(empfaenger))]),
		block('CdtrAcct', [block('Id', [feld('IBAN', iban)])]),
		block('RmtInf', [feld('Ustrd', alsZeichen(zweck, MAX_ZWECK))]),
	]);

/** Cents as `1234.05`, without a detour over fractions. */
function euro(cent: number): string {
	return `${Math.floor(cent / 100)}.${String(cent % 100).padStart(2, '0')}`;
}

/** Of the characters of `alsZeichen` none means anything to XML; dates, numbers and accounts have no others. */
const feld = (name: string, wert: string): string => `<${name}>${wert}</${name}>`;
const block = (name: string, inhalt: readonly string[]): string => `<${name}>${inhalt.join('')}</${name}>`;
