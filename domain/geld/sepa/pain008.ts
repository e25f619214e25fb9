/** SEPA direct debits as a bank takes them: pain.008.001.08, scheme CORE (EPC130-08). Table: money.md, files, EST-Beitrag. */
import type { Folge } from '../bankbuch/ereignisse.ts';
import type { Lastschrift } from './lastschriften.ts';
import type { Zahlungskonto } from './pain001.ts';
import { bank, block, dokument, euro, feld, konto, MAX_ZWECK, summenVon } from './xml.ts';
import { alsZeichen } from './zeichen.ts';

export interface Einzugsauftrag {
	/** The same for the same run: a bank refuses what it has had. */
	readonly kennung: string;
	/** ISO 8601, in UTC. */
	readonly erstellt: string;
	readonly faellig: string;
	/** That it is paid into. */
	readonly konto: Zahlungskonto;
	readonly glaeubigerID: string;
	readonly lastschriften: readonly Lastschrift[];
}

const NAMENSRAUM = 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.08';
const FOLGEN: readonly Folge[] = ['FRST', 'RCUR'];

/** One block for the first debits of mandates, one for the further ones; no postal addresses: half of one is refused. */
export function alsPain008(auftrag: Einzugsauftrag): string {
	const { kennung, erstellt, lastschriften } = auftrag;
	const kopf = [
		feld('MsgId', kennung),
		feld('CreDtTm', `${erstellt.slice(0, 19)}Z`),
		...summenVon(lastschriften),
		block('InitgPty', [feld('Nm', alsZeichen(auftrag.konto.inhaber))]),
	];
	const bloecke = FOLGEN.map((folge) => ({ folge, alle: lastschriften.filter((eine) => eine.folge === folge) }))
		.filter(({ alle }) => alle.length > 0)
		.map(({ folge, alle }) => einzug(auftrag, folge, alle));
	return dokument(NAMENSRAUM, block('CstmrDrctDbtInitn', [block('GrpHdr', kopf), ...bloecke]));
}

function einzug(auftrag: Einzugsauftrag, folge: Folge, alle: readonly Lastschrift[]): string {
	const { kennung, faellig, glaeubigerID } = auftrag;
	const { inhaber, iban, bic } = auftrag.konto;
	return block('PmtInf', [
		feld('PmtInfId', `${kennung}-${folge}`),
		feld('PmtMtd', 'DD'),
		feld('BtchBookg', 'true'),
		...summenVon(alle),
		block('PmtTpInf', [
			block('SvcLvl', [feld('Cd', 'SEPA')]),
			block('LclInstrm', [feld('Cd', 'CORE')]),
			feld('SeqTp', folge),
		]),
		feld('ReqdColltnDt', faellig),
		block('Cdtr', [feld('Nm', alsZeichen(inhaber))]),
		block('CdtrAcct', [konto(iban)]),
		block('CdtrAgt', [bank(bic)]),
		feld('ChrgBr', 'SLEV'),
		block('CdtrSchmeId', [
			block('Id', [
				block('PrvtId', [block('Othr', [feld('Id', glaeubigerID), block('SchmeNm', [feld('Prtry', 'SEPA')])])]),
			]),
		]),
		...alle.map(einzeln),
	]);
}

const einzeln = (eine: Lastschrift): string =>
	block('DrctDbtTxInf', [
		block('PmtId', [feld('EndToEndId', eine.endToEndID)]),
		`<InstdAmt Ccy="EUR">${euro(eine.betrag)}</InstdAmt>`,
		block('DrctDbtTx', [
			block('MndtRltdInf', [feld('MndtId', eine.mandatsreferenz), feld('DtOfSgntr', eine.mandatsdatum)]),
		]),
		block('DbtrAgt', [bank(eine.bic)]),
		block('Dbtr', [feld('Nm', alsZeichen(eine.zahler))]),
		block('DbtrAcct', [konto(eine.iban)]),
		block('RmtInf', [feld('Ustrd', alsZeichen(eine.zweck, MAX_ZWECK))]),
	]);
