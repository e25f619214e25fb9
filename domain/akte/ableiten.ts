import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { DIENST_BEENDET, EIGENE_OFFEN, WUNSCH, type WunschStatus } from '#domain/status/wunsch.ts';
import { letzterDienst } from './massgeblich.ts';
import type { Akte, Wunsch } from './zustand.ts';

/** The volunteer's number: always what his wishes of the cycle say. Table: Derivation rule; first line wins. */
export function ableiten(akte: Akte): FreiwilligerStatus {
	const wuensche = akte.wuensche.filter((w) => w.zyklusID === akte.zyklusID);
	const einer = (...status: WunschStatus[]): boolean => wuensche.some((w) => status.includes(w.status));

	if (akte.herkunft === 'REGISTRIERUNG' && !akte.kontoEroeffnetAm) return 0;
	if (akte.nachbearbeitungAbgeschlossenAm && einer(...DIENST_BEENDET)) return 9900;
	if (einer(5000)) return 4000;
	if (einer(4000)) return 3000;
	if (einer(3500)) return 2800;
	if (!einer(...EIGENE_OFFEN) && einer(...DIENST_BEENDET)) return statusNachDienst(akte, wuensche);
	if (einer(3000)) return 2500;
	if (einer(2000)) return 2100;
	if (einer(0, 500)) return 2000;
	if (akte.bewerbungAbgesendetAm) return 1500;
	return 1000;
}

const STATUS_NACH_DIENST = new Map<WunschStatus, FreiwilligerStatus>([
	[WUNSCH.nr.Dienstende, FREIWILLIGER.nr.Dienstende],
	[WUNSCH.nr.VorzeitigesDienstende, FREIWILLIGER.nr.VorzeitigesDienstende],
	[WUNSCH.nr.DienstNichtAngetreten, FREIWILLIGER.nr.DienstNichtAngetreten],
]);

/** Lines 6–8: the service that ended last decides. */
function statusNachDienst(akte: Akte, wuensche: readonly Wunsch[]): FreiwilligerStatus {
	const letzter = letzterDienst(akte, wuensche);
	return (letzter && STATUS_NACH_DIENST.get(letzter.status)) ?? akte.status;
}
