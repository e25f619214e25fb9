import { Flex, Popover, VisuallyHidden } from '@mantine/core';
import { IconArrowRight, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { AKTE } from '../../../texte/akte/akte.ts';
import { BOARD } from '../../../texte/listen/board.ts';
import { cx } from '../../../ui/cx.ts';
import { useDropTarget } from '../../../ui/drop-target.ts';
import { Geladen } from '../../../ui/feedback/geladen.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import { aktionstitel } from '../../akte/aktionstitel.ts';
import { fragtNach } from '../../akte/dialoge/sofort.ts';
import type { Aktion } from '../../akte/typen.ts';
import { Stellenkontext, useEintritt, useStellenfinder } from '../../liste/stelle.ts';
import type { Listenstand } from '../../liste/suche.ts';
import { Status } from '../../status/status.tsx';
import { BEWERBUNGSLISTE } from '../liste.ts';
import css from './board.module.css';
import { Karte } from './karte.tsx';
import { jePerson, type Person, personenQuery, spaltenzahlenQuery } from './queries.ts';
import type { Lage } from './schritt.ts';
import type { Spaltenplan } from './spaltenplan.ts';

const JE_SEITE = 25;

interface BoardspalteProps {
	plan: Spaltenplan;
	stand: Listenstand;
	heute: string;
	gezogen: Person | null;
	/** What putting the dragged card into a status means; undefined: not known yet. */
	lage: (ziel: FreiwilligerStatus) => Lage | undefined;
	onZiehen: (person: Person | null) => void;
	onFallen: (ziel: FreiwilligerStatus) => void;
	onSchritt: (person: Person, aktion: Aktion) => void;
}

/** A column: how many people are in it and for how long, its cards, and whether the card in the hand may come here. */
export function Boardspalte(props: BoardspalteProps) {
	const { plan, stand, gezogen, lage, onFallen } = props;
	const { status, schmal } = plan;
	const { isOver: darueber, handlers: beiZug } = useDropTarget(() => onFallen(status));
	const { data: zahlen } = useQuery(spaltenzahlenQuery(plan.und, stand.text));
	const ist = gezogen !== null && gezogen[0].status !== status;
	const hier = ist && darueber ? lage(status) : undefined;
	const gesperrt = hier !== undefined && !hier.schritt?.erlaubt;
	return (
		<section
			className={cx(css.spalte, schmal && css.schmal, ist && darueber && (gesperrt ? css.gesperrt : css.offen))}
			data-phase={FREIWILLIGER.eintraege[status].phase}
			data-status={status}
			aria-labelledby={`spalte-${status}`}
			{...beiZug}
		>
			<h2 className={css.kopf} id={`spalte-${status}`}>
				<Status katalog={FREIWILLIGER} nummer={status} />
				{zahlen && (
					<Flex component="span" justify="space-between" gap={8}>
						<span className={css.anzahl}>{schmal ? zahlen.personen : BOARD.personen(zahlen.personen)}</span>
						{!schmal && zahlen.tage !== null && (
							<span className={css.dauer}>
								{BOARD.imSchnitt(zahlen.tage)} <VisuallyHidden>{BOARD.imSchnittWort}</VisuallyHidden>
							</span>
						)}
					</Flex>
				)}
			</h2>
			{hier && <Daneben schmal={schmal}>{gesperrt ? <Sperre {...hier} /> : <Frei schritt={hier.schritt} />}</Daneben>}
			{!schmal && <Karten {...props} />}
		</section>
	);
}

/** A folded column has no room for words: they stand beside it, out of the way of what is dragged. */
function Daneben({ schmal, children }: { schmal: boolean; children: ReactNode }) {
	if (!schmal) return children;
	return (
		<Popover opened withRoles={false} position="left-start" width={232}>
			<Popover.Target>
				<span className={css.anker} />
			</Popover.Target>
			<Popover.Dropdown p={0} className={css.daneben}>
				{children}
			</Popover.Dropdown>
		</Popover>
	);
}

/** Why not, in words: the step that is missing, or what the rules say. */
function Sperre({ schritt, davor }: Lage) {
	return (
		<div className={css.sperre}>
			<b className={css.sperreTitel}>
				<Icon of={IconX} /> {BOARD.nochNichtMoeglich}
			</b>
			<p>{warum(schritt, davor)}</p>
			{schritt && <p>{BOARD.loslassenErklaert}</p>}
		</div>
	);
}

function warum(schritt: Aktion | null, davor: Aktion | null): string {
	if (davor) return AKTE.zuerst(davor.titel);
	return schritt ? schritt.gruende.map(({ text }) => text).join(' ') : BOARD.keinWeg;
}

/** What letting go does. */
function Frei({ schritt }: Pick<Lage, 'schritt'>) {
	return (
		<p className={css.frei}>
			<Icon of={IconArrowRight} /> {schritt && BOARD.loslassen(aktionstitel(schritt), fragtNach(schritt))}
		</p>
	);
}

const NIEMAND: readonly never[] = [];

function Karten({ plan, stand, heute, onZiehen, onSchritt }: BoardspalteProps) {
	const [seite, setSeite] = useState(1);
	const eintritt = useEintritt();
	const eigener = { ...stand, ansicht: null, und: plan.und, seite, groesse: JE_SEITE };
	const query = useQuery(personenQuery(eigener));
	const finde = useStellenfinder(BEWERBUNGSLISTE, eigener, query.data?.data ?? NIEMAND, eintritt);
	return (
		<Geladen
			query={query}
			lines={6}
			isEmpty={({ total }) => total === 0}
			empty={<p className={css.leer}>{BOARD.leer}</p>}
		>
			{({ data, total }) => (
				<Stellenkontext value={finde}>
					<ul className={css.karten}>
						{jePerson(data).map((person) => (
							<Karte
								key={person[0].freiwilligerID}
								person={person}
								heute={heute}
								onZiehen={onZiehen}
								onSchritt={(aktion) => onSchritt(person, aktion)}
							/>
						))}
					</ul>
					{total > JE_SEITE && <Paging page={seite} pageSize={JE_SEITE} total={total} onPage={setSeite} />}
				</Stellenkontext>
			)}
		</Geladen>
	);
}
