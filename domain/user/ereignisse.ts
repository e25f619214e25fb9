import { type EreignisVon, ereignis } from '#domain/ereignis.ts';
import type { PersonenbezugGeloescht } from '#domain/personenbezug.ts';
import type { Rolle } from '#domain/rollen.ts';
import type { UserStatus } from '#domain/status/user.ts';

/** Which part of the portal a user belongs to. */
export interface Zuordnung {
	/** MA_VEREIN: his Einsatzstellen; each implies its Einsatzorte. */
	einsatzstelleIDs: readonly string[];
	/** MA_VEREIN: single Einsatzorte. */
	einsatzortIDs: readonly string[];
}
/** In which the user wants to be addressed. */
export type Sprache = 'de' | 'en';

export interface Username {
	vorname: string;
	nachname: string;
}

export const UserAngelegt = ereignis<
	Zuordnung & {
		von: null;
		nach: UserStatus;
		rollen: readonly Rolle[];
		freiwilligerID: string | null;
		sprache: Sprache;
	},
	Username & { email: string }
>()('UserAngelegt');
/** The e-mail address has been proven. */
export const UserFreigeschaltet = ereignis<{ von: UserStatus; nach: UserStatus }>()('UserFreigeschaltet');
export const RollenGeaendert = ereignis<{ von: readonly Rolle[]; nach: readonly Rolle[] }>()('RollenGeaendert');
export const ZuordnungGeaendert = ereignis<{ von: Zuordnung; nach: Zuordnung }>()('ZuordnungGeaendert');
export const UserGesperrt = ereignis<Record<never, never>>()('UserGesperrt');
export const UserEntsperrt = ereignis<Record<never, never>>()('UserEntsperrt');
export const UserNameGeaendert = ereignis<Record<never, never>, Username>()('UserNameGeaendert');
/** That a password was set; its hash lies in a table and in no event. */
export const KennwortGesetzt = ereignis<Record<never, never>>()('KennwortGesetzt');
export const AutomatischeZuweisungGesetzt = ereignis<{ isBetreuerAutomatischZuweisen: boolean }>()(
	'AutomatischeZuweisungGesetzt',
);
/** null: removed. */
export const UnterschriftHinterlegt = ereignis<{ uploadID: string | null }>()('UnterschriftHinterlegt');
export const SpracheGeaendert = ereignis<{ von: Sprache; nach: Sprache }>()('SpracheGeaendert');
/** A new address awaits its confirmation; the old one stays the login until then. */
export const EmailAenderungAngefordert = ereignis<Record<never, never>, { email: string }>()(
	'EmailAenderungAngefordert',
);
/** The new address has been proven and is the login from now on. */
export const EmailGeaendert = ereignis<Record<never, never>, { email: string }>()('EmailGeaendert');
export const EmailAenderungVerworfen = ereignis<Record<never, never>>()('EmailAenderungVerworfen');
/** Signing in asks for a code besides the password from now on; its secret lies in a table and in no event. */
export const ZweiterFaktorEingerichtet = ereignis<Record<never, never>>()('ZweiterFaktorEingerichtet');
export const ZweiterFaktorEntfernt = ereignis<Record<never, never>>()('ZweiterFaktorEntfernt');
export const UserGeloescht = ereignis<{ status: UserStatus }>()('UserGeloescht');

export type UserEreignis =
	| EreignisVon<typeof UserAngelegt>
	| EreignisVon<typeof UserFreigeschaltet>
	| EreignisVon<typeof RollenGeaendert>
	| EreignisVon<typeof ZuordnungGeaendert>
	| EreignisVon<typeof UserGesperrt>
	| EreignisVon<typeof UserEntsperrt>
	| EreignisVon<typeof UserNameGeaendert>
	| EreignisVon<typeof KennwortGesetzt>
	| EreignisVon<typeof AutomatischeZuweisungGesetzt>
	| EreignisVon<typeof UnterschriftHinterlegt>
	| EreignisVon<typeof SpracheGeaendert>
	| EreignisVon<typeof EmailAenderungAngefordert>
	| EreignisVon<typeof EmailGeaendert>
	| EreignisVon<typeof EmailAenderungVerworfen>
	| EreignisVon<typeof ZweiterFaktorEingerichtet>
	| EreignisVon<typeof ZweiterFaktorEntfernt>
	| EreignisVon<typeof UserGeloescht>
	| EreignisVon<typeof PersonenbezugGeloescht>;
