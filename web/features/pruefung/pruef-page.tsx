import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatPruefnummer } from '#domain/papier/pruefnummer.ts';
import { ApiFehler, feldFehler } from '../../client/api-fehler.ts';
import { PRUEFUNG as T } from '../../texte/zugang/pruefung.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { Form, TextField } from '../../ui/fields/fields.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { PublicFrame } from '../oeffentlich/public-frame.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { abdruck } from './abdruck.ts';
import { Ergebnis } from './ergebnis.tsx';
import { Papierwahl } from './papierwahl.tsx';
import css from './pruefung.module.css';
import { pruefungQuery, type Vorgelegtes } from './queries.ts';

const HOECHSTENS_MB = 100;

interface Datei {
	readonly name: string;
	readonly sha256: string;
}

/** Whether a paper is genuine, by the number on it, its file or both. `vomPapier`: the number its code led here with. */
export function PruefPage({ vomPapier }: { vomPapier: string | null }) {
	const [nummer, setNummer] = useState(vomPapier === null ? '' : formatPruefnummer(vomPapier));
	const [datei, setDatei] = useState<Datei | null>(null);
	const [dateifehler, setDateifehler] = useState<string | null>(null);
	const [vorgelegt, setVorgelegt] = useState<Vorgelegtes | null>(
		vomPapier === null ? null : { nummer: vomPapier, sha256: null },
	);
	const { data, error, isFetching, refetch } = useQuery({
		...pruefungQuery(vorgelegt ?? NICHTS),
		enabled: vorgelegt !== null,
		retry: false,
	});
	usePageHead({ title: T.titel });
	const lege = (eine: string, andere: Datei | null) => {
		const neu = { nummer: eine.trim() || null, sha256: andere?.sha256 ?? null };
		setVorgelegt(neu.nummer || neu.sha256 ? neu : null);
	};
	const pruefe = (event: FormEvent) => {
		event.preventDefault();
		const bisher = vorgelegt?.nummer === nummer.trim() && vorgelegt.sha256 === (datei?.sha256 ?? null);
		if (bisher) void refetch();
		else lege(nummer, datei);
	};
	const waehle = async (gewaehlt: File | null) => {
		setDateifehler(null);
		if (gewaehlt === null) {
			setDatei(null);
			return lege(nummer, null);
		}
		if (gewaehlt.size > HOECHSTENS_MB * 2 ** 20) return setDateifehler(T.zuGross(HOECHSTENS_MB));
		try {
			const neu = { name: gewaehlt.name, sha256: await abdruck(gewaehlt) };
			setDatei(neu);
			lege(nummer, neu);
		} catch {
			setDateifehler(T.unlesbar);
		}
	};
	const maengel = error instanceof ApiFehler ? feldFehler(error) : {};
	return (
		<PublicFrame sunken>
			<article className={css.karte}>
				<Title order={1} fz={24} lh="32px" fw={650} lts="-0.02em">
					{T.titel}
				</Title>
				<Text variant="lead">{T.einleitung}</Text>
				{vorgelegt && data && !isFetching && <Ergebnis befund={data} vorgelegt={vorgelegt} />}
				{error && !maengel.nummer && <ErrorBox text={error.message} onRetry={() => void refetch()} />}
				<Form gap={16} noValidate onSubmit={pruefe}>
					<TextField
						size="md"
						label={T.nummer}
						description={T.nummerHilfe}
						placeholder={T.beispiel}
						value={nummer}
						error={vorgelegt?.nummer === nummer.trim() ? maengel.nummer : undefined}
						maxLength={60}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						classNames={{ input: css.nummer }}
						onChange={({ currentTarget: { value } }) => setNummer(value)}
					/>
					<Papierwahl name={datei?.name ?? null} error={dateifehler} onWahl={(wahl) => void waehle(wahl)} />
					<div>
						<Button
							variant="primary"
							size="lg"
							type="submit"
							loading={isFetching}
							disabled={!nummer.trim() && datei === null}
						>
							{T.pruefen}
						</Button>
					</div>
				</Form>
				<p role="status" className={css.still}>
					{isFetching ? T.laeuft : ''}
				</p>
				<p>
					<TextLink to="/">{T.zurueck}</TextLink>
				</p>
			</article>
		</PublicFrame>
	);
}

const NICHTS: Vorgelegtes = { nummer: null, sha256: null };
