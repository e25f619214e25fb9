import { Menu } from '@mantine/core';
import { IconClock, IconDots } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { tageZwischen, tagInBerlin } from '#domain/datum.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { AKTE } from '../../../texte/akte/akte.ts';
import { BOARD } from '../../../texte/listen/board.ts';
import { LISTE } from '../../../texte/listen/listen.ts';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { aktionenDerKarte } from '../../akte/aktionen.ts';
import { aktionstitel } from '../../akte/aktionstitel.ts';
import { akteQuery } from '../../akte/queries.ts';
import type { Aktion } from '../../akte/typen.ts';
import { ampelzelle } from '../../liste/erklaert.tsx';
import { useStelle } from '../../liste/stelle.ts';
import { personenname } from '../../liste/zellen.tsx';
import { Status } from '../../status/status.tsx';
import type { Bewerbung } from '../liste.ts';
import css from './board.module.css';
import type { Person } from './queries.ts';

/** From then on somebody has been waiting long. */
const LANGE_TAGE = 10;
const VOLLJAEHRIG = 18;

interface KarteProps {
	person: Person;
	heute: string;
	onZiehen: (person: Person | null) => void;
	onSchritt: (aktion: Aktion) => void;
}

/** One person: where to, how far at each place, for how long in this column, which documents are there; dragged by the mouse, moved by its menu from the keyboard. */
export function Karte({ person, heute, onZiehen, onSchritt }: KarteProps) {
	const [vorn] = person;
	const { freiwilligerID: id, alter, dienstart, dienstartWunsch, dokumente } = vorn;
	const state = useStelle(vorn);
	const tage = tageZwischen(tagInBerlin(vorn.statusSeit ?? vorn.wunschstatusSeit), heute);
	return (
		<li
			className={css.karte}
			draggable
			onDragStart={(event) => {
				event.dataTransfer.effectAllowed = 'move';
				onZiehen(person);
			}}
			onDragEnd={() => onZiehen(null)}
		>
			<div className={css.zeile}>
				<Link className={css.name} to="/admin/freiwillige/$id" params={{ id }} state={state} draggable={false}>
					{personenname(vorn)}
				</Link>
				{alter !== null && (
					<span className={css.alter}>
						{alter} {alter < VOLLJAEHRIG && <Tag>{LISTE.u18}</Tag>}
					</span>
				)}
			</div>
			{person.map((wunsch) => (
				<Wunsch key={wunsch.wunschID} wunsch={wunsch} />
			))}
			<p className={css.zusatz}>
				{dienstart ?? dienstartWunsch ?? BOARD.dienstartOffen}
				{dokumente?.gesamt ? ampelzelle(dokumente) : null}
			</p>
			<div className={css.zeile}>
				<span className={cx(css.dauer, tage >= LANGE_TAGE && css.lange)}>
					<Icon of={IconClock} size={14} label={BOARD.inDerSpalteSeit} /> {tage <= 0 ? BOARD.heute : BOARD.tage(tage)}
				</span>
				<StatusMenue person={person} onSchritt={onSchritt} />
			</div>
		</li>
	);
}

/** A place, who looks after it there, and how far it has got with it. */
function Wunsch({ wunsch: { einsatzort, betreuer, wunschstatus } }: { wunsch: Bewerbung }) {
	return (
		<div className={css.wunsch}>
			<p className={css.ort}>
				{einsatzort}
				{betreuer && <span> · {betreuer}</span>}
			</p>
			<Status katalog={WUNSCH} nummer={wunschstatus} />
		</div>
	);
}

/** The same as dragging, and whatever else is possible. */
function StatusMenue({ person, onSchritt }: Pick<KarteProps, 'person' | 'onSchritt'>) {
	const [offen, setOffen] = useState(false);
	return (
		<Menu position="bottom-end" width={280} opened={offen} onChange={setOffen}>
			<Menu.Target>
				<IconButton icon={IconDots} label={BOARD.statusAendern(personenname(person[0]))} variant="bare" size="sm" />
			</Menu.Target>
			<Menu.Dropdown className={css.schritte}>
				{offen && <Schritte person={person} onSchritt={onSchritt} />}
			</Menu.Dropdown>
		</Menu>
	);
}

/** Of each wish its own, under its place where there are several. */
function Schritte({ person, onSchritt }: Pick<KarteProps, 'person' | 'onSchritt'>) {
	const { data: akte } = useQuery(akteQuery(person[0].freiwilligerID));
	if (!akte) return <Menu.Label>{BOARD.laedt}</Menu.Label>;
	return person.map(({ wunschID: id, wunschstatus: status, einsatzort }) => {
		const { knoepfe, menue } = aktionenDerKarte(akte, { id, status });
		const aktionen = [...knoepfe, ...menue];
		return (
			<Fragment key={id}>
				{person.length > 1 && <Menu.Label fw={550}>{einsatzort}</Menu.Label>}
				{aktionen.length === 0 && <Menu.Label>{BOARD.keineAktionen}</Menu.Label>}
				{aktionen.map((aktion) => (
					<Menu.Item
						key={`${aktion.aktion}${aktion.zielStatus}`}
						className={aktion.erlaubt ? undefined : css.gesperrterSchritt}
						rightSection={aktion.erlaubt ? undefined : <span className={css.warum}>{AKTE.warum}</span>}
						onClick={() => onSchritt(aktion)}
					>
						{aktionstitel(aktion)}
					</Menu.Item>
				))}
			</Fragment>
		);
	});
}
