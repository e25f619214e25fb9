import { auth } from './auth.ts';
import { akteBeginn, akteLesen, freiwilligerVerben } from './freiwilliger.ts';
import { freiwilligerListen } from './freiwilliger-listen.ts';
import { konto } from './konto.ts';
import type { Aufruf, Definition } from './route.ts';
import { adressen, stammdaten } from './stammdaten.ts';
import { system } from './system.ts';
import { bemerkungVerben, vertragVerben, wunschVerben } from './wunsch.ts';

/** Every call of the portal, by the name of its handler. */
export const ROUTES = {
	...auth,
	...konto,
	...freiwilligerListen,
	...akteBeginn,
	...akteLesen,
	...freiwilligerVerben,
	...wunschVerben,
	...vertragVerben,
	...bemerkungVerben,
	...stammdaten,
	...adressen,
	...system,
};

type Routen = typeof ROUTES;
export type Routenname = keyof Routen;

/** `'POST /v1/auth/login'` → what goes in and what comes back. */
export type Contract = {
	[Name in Routenname as Routen[Name] extends Definition<infer M, infer Pfad> ? `${M} ${Pfad}` : never]: Aufruf<
		Routen[Name]
	>;
};
