import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { call } from '../../client/call.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useBefehl } from '../formular/befehl.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { Status } from '../status/status.tsx';
import { VerlaufDialog } from '../verlauf/verlauf-dialog.tsx';
import { AbloesenDialog } from './abloesen-dialog.tsx';
import css from './dokumentencenter.module.css';
import { BETROFFENE, historieQuery, type SpecGanz, specsQuery } from './queries.ts';

interface ErweitertProps {
	spec: SpecGanz;
	sitzung: Sitzung;
}

/** The versions of the chain, and the steps that lead into and out of use. */
export function Erweitert({ spec, sitzung }: ErweitertProps) {
	return (
		<Stack gap={32}>
			<Section title={T.alleVersionen} aside={<Verlaufknopf spec={spec} />}>
				<Versionen spec={spec} />
				<Nachfolger spec={spec} />
			</Section>
			<Section title={T.aktionen}>
				<Aktionen spec={spec} sitzung={sitzung} />
			</Section>
		</Stack>
	);
}

function Versionen({ spec }: { spec: SpecGanz }) {
	return (
		<SimpleTable
			rows={spec.versionen.toReversed()}
			rowKey={({ id }) => id}
			columns={[
				{
					key: 'version',
					isRowHead: true,
					cell: ({ id, nummer }) =>
						id === spec.id ? (
							T.version(nummer)
						) : (
							<TextLink to="/admin/dokumentencenter/$id/erweitert" params={{ id }}>
								{T.version(nummer)}
							</TextLink>
						),
				},
				{
					key: 'status',
					nowrap: true,
					cell: ({ id, status }) => <Status katalog={DOKUMENTSPEC} nummer={status} tinted={id === spec.id} />,
				},
				{ key: 'anforderungen', cell: ({ anforderungen }) => T.anforderungen(anforderungen) },
			]}
		/>
	);
}

function Nachfolger({ spec: { nachfolgerID } }: { spec: SpecGanz }) {
	const { data: specs = [] } = useQuery(specsQuery);
	const nachfolger = specs.find((s) => s.id === nachfolgerID);
	if (!nachfolger) return null;
	return (
		<p>
			{T.nachfolger}{' '}
			<TextLink to="/admin/dokumentencenter/$id" params={{ id: nachfolger.id }}>
				{nachfolger.bezeichnung}
			</TextLink>
		</p>
	);
}

function Aktionen({ spec, sitzung }: ErweitertProps) {
	const [loestAb, setLoestAb] = useState(false);
	const [sperrt, setSperrt] = useState(false);
	const { id, status, version } = spec;
	const navigate = useNavigate();
	const neueVersion = useBefehl<string, SpecGanz>({
		run: async (von, idempotencyKey) =>
			(await call('POST /v1/dokumentspec/{id}/version', { params: { id: von }, idempotencyKey })).data,
		invalidates: BETROFFENE,
		meldung: T.versionAngelegt,
		onDone: (neu) => void navigate({ to: '/admin/dokumentencenter/$id', params: { id: neu.id } }),
	});
	const entsperren = useBefehl<string, unknown>({
		run: (welche, idempotencyKey) =>
			call('PUT /v1/dokumentspec/{id}', { params: { id: welche }, body: { status: 10, version }, idempotencyKey }),
		invalidates: BETROFFENE,
		meldung: T.entsperrt,
	});
	const isInGebrauch = status === DOKUMENTSPEC.nr.Veroeffentlicht || status === DOKUMENTSPEC.nr.Abgeloest;
	return (
		<Stack gap={12}>
			{isInGebrauch && (
				<div className={css.schritt}>
					<Button loading={neueVersion.isRunning} onClick={() => neueVersion.execute(id)}>
						{T.neueVersion}
					</Button>
					<p>{T.neueVersionText}</p>
				</div>
			)}
			{status === DOKUMENTSPEC.nr.Veroeffentlicht && (
				<div className={css.schritt}>
					<Button onClick={() => setLoestAb(true)}>{T.abloesen} …</Button>
					<p>{T.abloesenText}</p>
				</div>
			)}
			{status < DOKUMENTSPEC.nr.Gesperrt && (
				<div className={css.schritt}>
					<Button variant="danger" onClick={() => setSperrt(true)}>
						{status === DOKUMENTSPEC.nr.Entwurf ? T.loeschen : T.sperren} …
					</Button>
					<p>{status === DOKUMENTSPEC.nr.Entwurf ? T.loeschenText : T.sperrenText}</p>
				</div>
			)}
			{status === DOKUMENTSPEC.nr.Gesperrt && darf(sitzung, 'ADMIN') && (
				<div className={css.schritt}>
					<Button loading={entsperren.isRunning} onClick={() => entsperren.execute(id)}>
						{T.entsperren}
					</Button>
				</div>
			)}
			{status === DOKUMENTSPEC.nr.Gesperrt && !darf(sitzung, 'ADMIN') && (
				<Text variant="secondary">{T.nichtMehrAenderbar}</Text>
			)}
			{loestAb && <AbloesenDialog spec={spec} onClose={() => setLoestAb(false)} />}
			{sperrt && <SperrenDialog spec={spec} onClose={() => setSperrt(false)} />}
		</Stack>
	);
}

function SperrenDialog({ spec, onClose }: { spec: SpecGanz; onClose: () => void }) {
	const isEntwurf = spec.status === DOKUMENTSPEC.nr.Entwurf;
	const navigate = useNavigate();
	const befehl = useBefehl<string, unknown>({
		run: (id, idempotencyKey) => call('DELETE /v1/dokumentspec/{id}', { params: { id }, idempotencyKey }),
		// A deleted draft isn't there to be read anew.
		invalidates: isEntwurf ? [specsQuery.queryKey] : BETROFFENE,
		meldung: isEntwurf ? T.geloescht : T.gesperrt,
		onDone: () => {
			if (isEntwurf) void navigate({ to: '/admin/dokumentencenter' });
			else onClose();
		},
	});
	return (
		<ConfirmDialog
			opened
			danger
			title={isEntwurf ? T.loeschen : T.sperrenTitel}
			confirm={isEntwurf ? T.loeschen : T.sperren}
			loading={befehl.isRunning}
			onClose={onClose}
			onConfirm={() => befehl.execute(spec.id)}
		>
			{isEntwurf ? T.loeschenText : T.sperrenText}
		</ConfirmDialog>
	);
}

function Verlaufknopf({ spec }: { spec: SpecGanz }) {
	const [offen, setOffen] = useState(false);
	return (
		<>
			<Button size="sm" onClick={() => setOffen(true)}>
				{T.verlauf}
			</Button>
			{offen && <Verlauf spec={spec} onClose={() => setOffen(false)} />}
		</>
	);
}

function Verlauf({ spec, onClose }: { spec: SpecGanz; onClose: () => void }) {
	const query = useQuery(historieQuery(spec.id));
	return <VerlaufDialog titel={`${T.verlauf}: ${spec.bezeichnung}`} query={query} onClose={onClose} />;
}
