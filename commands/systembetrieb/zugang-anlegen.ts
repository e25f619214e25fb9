import { VON_SELBST } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Rolle } from '#domain/rollen.ts';
import { EMAIL_VERGEBEN, legeUserAn } from '#domain/user/entscheidungen.ts';
import { userAggregat } from '#domain/user/user.ts';

export interface NeuerZugang {
	readonly vorname: string;
	readonly nachname: string;
	readonly email: string;
	readonly rolle: Rolle;
}

/** An account that nobody in the portal could open: the first administrator, or an operator. The mail has its link. */
export async function legeZugangAn(umgebung: Umgebung, { rolle, ...person }: NeuerZugang): Promise<string> {
	return execute(umgebung, VON_SELBST, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const user = await sitzung.lies(userAggregat, id);
		const rechte = { rollen: [rolle], einsatzstelleIDs: [], einsatzortIDs: [], freiwilligerID: null };
		sitzung.schreibe(userAggregat, id, legeUserAn(user, { ...person, ...rechte, sprache: 'de' }));
		sitzung.nimm('EMAIL', user.email.toLowerCase(), userAggregat, id, EMAIL_VERGEBEN);
		return id;
	});
}
