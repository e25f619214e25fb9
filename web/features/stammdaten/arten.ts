import { queryOptions } from '@tanstack/react-query';
import type { Contract } from '#api/contract/contract.ts';
import { BUNDESLAENDER } from '#domain/bundesland.ts';
import { call } from '../../client/call.ts';
import type { STAMMDATEN } from '../../texte/verwaltung/stammdaten.ts';
import type { Gespeichert, Stammeintrag } from './entwurf.ts';

export interface Listenfeld {
	readonly feld: 'key' | 'bezeichnung' | 'isEU' | 'land' | 'von' | 'bis';
	readonly art: 'text' | 'kuerzel' | 'janein' | 'tag' | 'auswahl';
	/** To choose from. */
	readonly werte?: readonly { readonly value: string; readonly label: string }[];
	/** Can't be changed once it is saved. */
	readonly fest?: true;
}

/** A kind of master data: where it is read and saved, and what an entry has. */
export interface Listenart {
	readonly key: keyof typeof STAMMDATEN.arten;
	readonly felder: readonly Listenfeld[];
	/** Its entries have an order of their own, nobody moves them. */
	readonly vonSelbst?: true;
	readonly lade: (signal: AbortSignal) => Promise<{ data: readonly Stammeintrag[] }>;
	readonly speichere: (body: readonly Gespeichert[], idempotencyKey: string) => Promise<unknown>;
}

const NUR_NAME: readonly Listenfeld[] = [{ feld: 'bezeichnung', art: 'text' }];
const query = { all: 'true' } as const;
type Listenzeilen = Contract['PUT /v1/stammdaten/titel']['body'];
type Ferienzeilen = Contract['PUT /v1/stammdaten/schulferien']['body'];
type Landzeilen = Contract['PUT /v1/stammdaten/land']['body'];

type Lesen =
	| 'GET /v1/stammdaten/sportart'
	| 'GET /v1/stammdaten/taetigkeitsfeld'
	| 'GET /v1/system/titel'
	| 'GET /v1/system/schulabschluesse'
	| 'GET /v1/system/ausbildungen'
	| 'GET /v1/system/attributes/1'
	| 'GET /v1/system/attributes/2'
	| 'GET /v1/system/funktionen'
	| 'GET /v1/system/seminartypen';
type Speichern =
	| 'PUT /v1/stammdaten/sportart'
	| 'PUT /v1/stammdaten/taetigkeitsfeld'
	| 'PUT /v1/stammdaten/titel'
	| 'PUT /v1/stammdaten/schulabschluss'
	| 'PUT /v1/stammdaten/ausbildung'
	| 'PUT /v1/stammdaten/attribut-1'
	| 'PUT /v1/stammdaten/attribut-2'
	| 'PUT /v1/stammdaten/funktion'
	| 'PUT /v1/stammdaten/seminartyp';

const liste = (key: Listenart['key'], lesen: Lesen, speichern: Speichern): Listenart => ({
	key,
	felder: NUR_NAME,
	lade: (signal) => call(lesen, { query, signal }),
	speichere: (body, idempotencyKey) => call(speichern, { body: body as unknown as Listenzeilen, idempotencyKey }),
});

export const LISTENARTEN: readonly Listenart[] = [
	liste('sportart', 'GET /v1/stammdaten/sportart', 'PUT /v1/stammdaten/sportart'),
	liste('taetigkeitsfeld', 'GET /v1/stammdaten/taetigkeitsfeld', 'PUT /v1/stammdaten/taetigkeitsfeld'),
	liste('schulabschluss', 'GET /v1/system/schulabschluesse', 'PUT /v1/stammdaten/schulabschluss'),
	liste('ausbildung', 'GET /v1/system/ausbildungen', 'PUT /v1/stammdaten/ausbildung'),
	liste('titel', 'GET /v1/system/titel', 'PUT /v1/stammdaten/titel'),
	{
		key: 'land',
		felder: [
			{ feld: 'key', art: 'kuerzel', fest: true },
			{ feld: 'bezeichnung', art: 'text' },
			{ feld: 'isEU', art: 'janein' },
		],
		lade: (signal) => call('GET /v1/stammdaten/land', { query, signal }),
		speichere: (body, idempotencyKey) =>
			call('PUT /v1/stammdaten/land', { body: body as unknown as Landzeilen, idempotencyKey }),
	},
	liste('funktion', 'GET /v1/system/funktionen', 'PUT /v1/stammdaten/funktion'),
	liste('seminartyp', 'GET /v1/system/seminartypen', 'PUT /v1/stammdaten/seminartyp'),
	{
		key: 'schulferien',
		vonSelbst: true,
		felder: [
			{
				feld: 'land',
				art: 'auswahl',
				werte: Object.entries(BUNDESLAENDER).map(([value, label]) => ({ value, label })),
			},
			{ feld: 'bezeichnung', art: 'text' },
			{ feld: 'von', art: 'tag' },
			{ feld: 'bis', art: 'tag' },
		],
		lade: async (signal) => {
			const { data } = await call('GET /v1/stammdaten/schulferien', { signal });
			return { data: data.map((eintrag, sortierung) => ({ ...eintrag, sortierung })) };
		},
		speichere: (body, idempotencyKey) =>
			call('PUT /v1/stammdaten/schulferien', {
				body: body.map(({ sortierung: _, ...zeile }) => zeile) as unknown as Ferienzeilen,
				idempotencyKey,
			}),
	},
	liste('attribut-1', 'GET /v1/system/attributes/1', 'PUT /v1/stammdaten/attribut-1'),
	liste('attribut-2', 'GET /v1/system/attributes/2', 'PUT /v1/stammdaten/attribut-2'),
];

const STAMMDATEN_KEY = ['stammdaten'] as const;

/** Everything that shows entries of a list. */
export const BETROFFENE = [STAMMDATEN_KEY, ['laender'], ['dienstarten'], ['wahllisten'], ['listen', 'seminarplaner']];

export const listeQuery = (art: Listenart) =>
	queryOptions({
		queryKey: [...STAMMDATEN_KEY, art.key],
		queryFn: async ({ signal }) => (await art.lade(signal)).data,
	});

/** Who changed what, newest first. */
export const historieQuery = (art: Contract['GET /v1/stammdaten/historie/{art}']['params']['art']) =>
	queryOptions({
		queryKey: [...STAMMDATEN_KEY, 'historie', art],
		queryFn: async ({ signal }) => (await call('GET /v1/stammdaten/historie/{art}', { params: { art }, signal })).data,
		// Whoever looks again has usually changed something.
		staleTime: 0,
	});

export const alleDienstartenQuery = queryOptions({
	queryKey: [...STAMMDATEN_KEY, 'dienstart'],
	queryFn: async ({ signal }) => (await call('GET /v1/stammdaten/dienstart', { query, signal })).data,
});

export const dienstartQuery = (id: string) =>
	queryOptions({
		queryKey: [...STAMMDATEN_KEY, 'dienstart', id],
		queryFn: async ({ signal }) => (await call('GET /v1/stammdaten/dienstart/{id}', { params: { id }, signal })).data,
		// A form begins with what is true now.
		gcTime: 0,
	});
