import { Title } from '@mantine/core';
import { formatDatum } from '#domain/format/datum.ts';
import { ERKLAERUNG as T } from '../../texte/barrierefreiheit.ts';
import css from './barrierefreiheit.module.css';
import type { Erklaerung } from './queries.ts';

const GRUENDE = ['UNVEREINBAR', 'UNVERHAELTNISMAESSIG', 'AUSSERHALB'] as const;

/** The parts that aren't accessible, why, and what there is instead (BGG § 12b Abs. 2 Nr. 1). */
export function Inhalte({ erklaerung: { luecken, unbewertet } }: { erklaerung: Erklaerung }) {
	return (
		<>
			<Title order={2}>{T.inhalte}</Title>
			{GRUENDE.filter((grund) => luecken.some((l) => l.grund === grund)).map((grund) => (
				<section key={grund}>
					<Title order={3}>{T.grund[grund]}</Title>
					<ul className={css.liste}>
						{luecken
							.filter((l) => l.grund === grund)
							.map((luecke) => (
								<li key={luecke.wo}>
									<Luecke luecke={luecke} />
								</li>
							))}
					</ul>
				</section>
			))}
			{unbewertet.length > 0 && (
				<section>
					<Title order={3}>{T.unbewertet}</Title>
					<p>{T.unbewertetText}</p>
					<ul className={css.liste}>
						{unbewertet.map((eines) => (
							<li key={eines}>{eines}</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}

function Luecke({ luecke }: { luecke: Erklaerung['luecken'][number] }) {
	const { grund, kriterium, wo, was, warum, alternative, bis } = luecke;
	return (
		<>
			<b>{wo}</b> ({kriterium}): {was}
			<dl className={css.angaben}>
				<dt>{T.warum}</dt>
				<dd>{warum}</dd>
				{(alternative !== null || grund !== 'AUSSERHALB') && (
					<>
						<dt>{T.alternative}</dt>
						<dd>{alternative ?? T.keineAlternative}</dd>
					</>
				)}
				{grund !== 'AUSSERHALB' && (
					<>
						<dt>{T.behebung}</dt>
						<dd>{bis === null ? T.ohneTermin : T.behobenBis(formatDatum(bis))}</dd>
					</>
				)}
			</dl>
		</>
	);
}
