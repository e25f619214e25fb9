/** A SEPA credit transfer as a bank takes it: pain.001.001.09. Table: money.md, files, Taschengeld. */
import type { Ueberweisung } from './ueberweisungen.ts';
import { bank, konto as bankkonto, block, dokument, euro, feld, MAX_ZWECK, summenVon } from './xml.ts';
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
	readonly ueberweisungen: readonly Omit<Ueberweisung, 'freiwilligerID'>[];
}

const NAMENSRAUM = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** All on one day, so in one block; nothing in it but what it is given. No postal addresses: half of one is refused. */
export function alsPain001({ kennung, erstellt, ausfuehrung, konto, ueberweisungen }: Zahlungsauftrag): string {
	const summen = summenVon(ueberweisungen);
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
		block('DbtrAcct', [bankkonto(konto.iban)]),
		block('DbtrAgt', [bank(konto.bic)]),
		feld('ChrgBr', 'SLEV'),
		...ueberweisungen.map(einzeln),
	];
	return dokument(NAMENSRAUM, block('CstmrCdtTrfInitn', [block('GrpHdr', kopf), block('PmtInf', zahlung)]));
}

const einzeln = ({ endToEndID, empfaenger, iban, bic, betrag, zweck }: Omit<Ueberweisung, 'freiwilligerID'>): string =>
	block('CdtTrfTxInf', [
		block('PmtId', [feld('EndToEndId', endToEndID)]),
		block('Amt', [`<InstdAmt Ccy="EUR">${euro(betrag)}</InstdAmt>`]),
		...(bic ? [block('CdtrAgt', [bank(bic)])] : []),
		block('Cdtr', [feld('Nm', alsZeichen(empfaenger))]),
		block('CdtrAcct', [bankkonto(iban)]),
		block('RmtInf', [feld('Ustrd', alsZeichen(zweck, MAX_ZWECK))]),
	]);
