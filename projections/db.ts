import type { Generated } from 'kysely';
import type { Rolle } from '#domain/rollen.ts';
import type { Uploadstatus } from '#domain/status/upload.ts';
import type { Beitrittsstatus, Einladungsstatus } from '#domain/status/zugang.ts';
import type { Endung } from '#domain/upload/dateitypen.ts';
import type { PROBE, Signatur, Webhookereignis, Webhookstand, Zustellstand } from '#domain/webhook/ereignisse.ts';
import type { ApiScope } from '#domain/zugriff/api.ts';
import type { DB as Migriert } from '#migrations/db.ts';
import type { Projektionstabellen } from './registry.ts';

/** What the domain knows better than the schema: which words stand in a column. */
interface Worte {
	readonly api_schluessel: { scopes: ApiScope[] };
	readonly beitrittsanfrage: { status: Generated<Beitrittsstatus> };
	readonly einladung: { status: Einladungsstatus };
	readonly upload: { status: Uploadstatus; endung: Endung };
	readonly webhook: {
		ereignisse: Webhookereignis[];
		signatur: Signatur;
		stand: Webhookstand;
		grund: 'VON_HAND' | 'FORT' | null;
	};
	readonly webhook_zustellung: { stand: Generated<Zustellstand>; ereignis: Webhookereignis | typeof PROBE };
	readonly user_einladung: { status: Einladungsstatus; rollen: Rolle[] };
}

type Mit<Tabelle, W> = Omit<Tabelle, keyof W> & W;

type Migrierte = Omit<Migriert, keyof Worte> & { [T in keyof Worte]: Mit<Migriert[T], Worte[T]> };

/** Every table there is: those of the migrations, and those of the projections, whose rows are typed by what makes them. */
export interface DB extends Migrierte, Projektionstabellen {}
