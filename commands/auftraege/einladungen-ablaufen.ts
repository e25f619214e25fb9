import type { Umgebung } from '#commands/umgebung.ts';
import { wortuebergang } from '#domain/maschine.ts';
import { einladungMaschine } from '#domain/user/einladung.machine.ts';

/** Marks the invitations that have run out: of users, and of volunteers to a place. */
export async function lasseEinladungenAblaufen({ pool, ctx }: Umgebung): Promise<void> {
	const nach = wortuebergang(einladungMaschine, 'OFFEN', 'Abgelaufen');
	const { jetzt } = ctx();
	for (const tabelle of ['user_einladung', 'einladung']) {
		await pool.query(`update ${tabelle} set status = $1 where status = 'OFFEN' and gueltig_bis <= $2`, [nach, jetzt]);
	}
}
