/** The facts of a status change, with the target the machine names. */
import { NEU, type Statusnummer, type Uebergang, uebergang } from '#domain/maschine.ts';
import type { VertragStatus } from '#domain/status/vertrag.ts';
import type { WunschStatus } from '#domain/status/wunsch.ts';
import { vertragMaschine } from './maschinen/vertrag.machine.ts';
import { wunschMaschine } from './maschinen/wunsch.machine.ts';
import type { Vertrag, Wunsch } from './zustand.ts';

export function wunschSchritt(wunsch: Pick<Wunsch, 'id' | 'status'>, ereignis: Uebergang<typeof wunschMaschine>) {
	const nach: WunschStatus | null = uebergang(wunschMaschine, wunsch.status, ereignis);
	if (nach === null) throw new Error(`Wunsch: kein Übergang ${ereignis} aus ${wunsch.status}`);
	return { wunschID: wunsch.id, von: wunsch.status, nach };
}

export function vertragSchritt(
	vertrag: Pick<Vertrag, 'id' | 'wunschID' | 'status'>,
	ereignis: Uebergang<typeof vertragMaschine>,
) {
	const nach: VertragStatus | null = uebergang(vertragMaschine, vertrag.status, ereignis);
	if (nach === null) throw new Error(`Vertrag: kein Übergang ${ereignis} aus ${vertrag.status}`);
	return { vertragID: vertrag.id, wunschID: vertrag.wunschID, von: vertrag.status, nach };
}

/** The state a wish or contract begins in. */
export function ersterWunschStatus(ereignis: Uebergang<typeof wunschMaschine>): Statusnummer<typeof wunschMaschine> {
	const nach = uebergang(wunschMaschine, NEU, ereignis);
	if (nach === null) throw new Error(`Wunsch: ${ereignis} begründet keinen`);
	return nach;
}
