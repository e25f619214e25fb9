import type { Platzsendung } from '#projections/queries/traeger/platzsendungen.ts';
import { platzsendungen } from '#projections/queries/traeger/platzsendungen.ts';
import { type Absender, oeffne } from './senden.ts';

/** What sending everything would change there; nothing is sent. */
export interface Probelauf {
	readonly am: string;
	/** They were asked what stands there; otherwise it is what they have confirmed before. */
	readonly istGefragt: boolean;
	readonly neu: readonly Platzsendung[];
	readonly geaendert: readonly Platzsendung[];
	/** Theirs of ours that aren't to be there; null: the portal doesn't know it any more. */
	readonly entfernt: readonly (Platzsendung | null)[];
	readonly gleich: number;
	/** Nothing about them has changed since they were refused. */
	readonly abgelehnt: readonly Platzsendung[];
}

export async function probiere(absender: Absender): Promise<Probelauf | null> {
	const { db, ctx } = absender.umgebung;
	const portal = await oeffne(absender);
	if (!portal) return null;
	const dort = await portal.alle();
	const sendungen = await platzsendungen(db);
	const gewollt = sendungen.filter(({ soll }) => soll !== null);
	const abgelehnt = gewollt.filter(({ stand }) => stand === 'ABGELEHNT');
	const offen = gewollt.filter(({ stand }) => stand !== 'ABGELEHNT');
	const dortVon = ({ id, ist }: Platzsendung): string | null => (dort ? (dort.get(id) ?? null) : ist);
	const bekannte = new Map(sendungen.map((s) => [s.id, s]));
	const stehen = dort ? [...dort.keys()] : sendungen.filter(({ ist }) => ist !== null).map(({ id }) => id);
	const ungewollt = stehen.filter((id) => (bekannte.get(id)?.soll ?? null) === null);
	return {
		am: ctx().jetzt,
		istGefragt: dort !== null,
		neu: offen.filter((s) => dortVon(s) === null),
		geaendert: offen.filter((s) => dortVon(s) !== null && dortVon(s) !== s.soll),
		entfernt: ungewollt.map((id) => bekannte.get(id) ?? null),
		gleich: offen.filter((s) => dortVon(s) === s.soll).length,
		abgelehnt,
	};
}
