import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { AbrufVerweigert, sichererAbruf } from './sicherer-abruf.ts';

/** A server of the own network that nobody from outside may have asked. */
interface Senke {
	readonly port: number;
	verbindungen: number;
	readonly angefragt: string[];
	stop(): Promise<void>;
}

const offen: Senke[] = [];
afterEach(async () => {
	for (const senke of offen.splice(0)) await senke.stop();
});

async function senke(antworte: RequestListener = (_, r) => r.end('da'), host = '127.0.0.1', port = 0): Promise<Senke> {
	const server = createServer((request, reply) => {
		eine.angefragt.push(`${request.method} ${request.headers.host} ${request.url}`);
		antworte(request, reply);
	});
	server.on('connection', () => eine.verbindungen++);
	await new Promise<void>((fertig) => server.listen(port, host, fertig));
	const eine: Senke = {
		port: (server.address() as AddressInfo).port,
		verbindungen: 0,
		angefragt: [],
		stop: () =>
			new Promise((fertig) => {
				server.close(() => fertig());
				server.closeAllConnections();
			}),
	};
	offen.push(eine);
	return eine;
}

const nach = (...adressen: string[]) =>
	Promise.resolve(adressen.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));

describe('an address of the own network', () => {
	it.each([
		'127.0.0.1',
		'127.1',
		'0x7f.1',
		'0x7f000001',
		'2130706433',
		'0177.0.0.1',
		'0.0.0.0',
		'0',
		'[::1]',
		'[::]',
		'[::ffff:127.0.0.1]',
		'[::ffff:7f00:1]',
		'localhost',
		'169.254.169.254',
		'10.0.0.1',
		'[fd00::1]',
	])('written as %s is not asked', async (host) => {
		const eine = await senke();
		for (const protokoll of ['https', 'http']) {
			await expect(sichererAbruf()(`${protokoll}://${host}:${eine.port}/`)).rejects.toThrow(AbrufVerweigert);
		}
		expect(eine.verbindungen).toBe(0);
	});

	it.each([[['127.0.0.1']], [['::1']], [['1.1.1.1', '127.0.0.1']], [['::ffff:127.0.0.1']]])(
		'that a name leads to (%j) is not asked',
		async (adressen) => {
			const eine = await senke();
			const abruf = sichererAbruf({ loeseAuf: () => nach(...adressen) });
			await expect(abruf(`https://harmlos.example:${eine.port}/`)).rejects.toThrow('Die Adresse ist nicht öffentlich');
			expect(eine.verbindungen).toBe(0);
		},
	);
});

describe('the connection', () => {
	it('goes where the name led when it was looked at, though it leads elsewhere a moment later', async () => {
		const geprueft = await senke();
		const nachher = await senke(undefined, '127.0.0.2', geprueft.port);
		const antworten = ['127.0.0.1', '127.0.0.2', '127.0.0.2'];
		const loeseAuf = () => nach(antworten.shift() ?? '127.0.0.2');
		const abruf = sichererAbruf({ erlaubteHosts: ['wechselnd.example'], loeseAuf });
		const antwort = await abruf(`http://wechselnd.example:${geprueft.port}/pfad?a=1`);
		expect([antwort.status, await antwort.text()]).toEqual([200, 'da']);
		expect(geprueft.angefragt).toEqual([`GET wechselnd.example:${geprueft.port} /pfad?a=1`]);
		expect([nachher.verbindungen, antworten.length]).toEqual([0, 2]);
	});

	it('follows no redirect', async () => {
		const innen = await senke();
		const aussen = await senke((_, r) => r.writeHead(302, { location: `http://127.0.0.1:${innen.port}/` }).end());
		const abruf = sichererAbruf({ erlaubteHosts: ['127.0.0.1'] });
		const antwort = await abruf(`http://127.0.0.1:${aussen.port}/`);
		expect([antwort.status, innen.verbindungen, aussen.verbindungen]).toEqual([302, 0, 1]);
	});

	it.each([
		['https://name:wort@example.org/', []],
		['http://example.org/', []],
		['http://localhost:4001/', ['localhost:4000']],
		['ftp://localhost/', ['localhost']],
		['file:///etc/passwd', ['']],
	])('isn’t even looked up for %s', async (adresse, erlaubteHosts) => {
		const gesucht: string[] = [];
		const loeseAuf = (host: string) => nach(...(gesucht.push(host) ? ['1.1.1.1'] : []));
		await expect(sichererAbruf({ erlaubteHosts, loeseAuf })(adresse)).rejects.toThrow(AbrufVerweigert);
		expect(gesucht).toEqual([]);
	});

	it('carries method, headers and body', async () => {
		const gelesen: unknown[] = [];
		const eine = await senke(async (request, reply) => {
			const stuecke = await request.toArray();
			gelesen.push(request.method, request.headers.authorization, Buffer.concat(stuecke).toString());
			reply.writeHead(201, { 'set-cookie': ['a=1', 'b=2'] }).end();
		});
		const abruf = sichererAbruf({ erlaubteHosts: [`localhost:${eine.port}`], loeseAuf: () => nach('127.0.0.1') });
		const auftrag = { method: 'POST', headers: { authorization: 'Basic eA==' }, body: 'code=1' };
		const antwort = await abruf(`http://localhost:${eine.port}/token`, auftrag);
		expect([antwort.status, antwort.headers.getSetCookie(), gelesen]).toEqual([
			201,
			['a=1', 'b=2'],
			['POST', 'Basic eA==', 'code=1'],
		]);
	});
});

describe('the answer', () => {
	const erlaubt = { erlaubteHosts: ['127.0.0.1'], fristMs: 200, hoechstensBytes: 1000 };

	it('has to be there in time', async () => {
		const stumm = await senke(() => {});
		await expect(sichererAbruf(erlaubt)(`http://127.0.0.1:${stumm.port}/`)).rejects.toThrow(/timeout|aborted/);
	});

	it('has to be complete in time', async () => {
		const tropfend = await senke((_, r) => {
			const takt = setInterval(() => r.write('.'), 50);
			r.on('close', () => clearInterval(takt));
		});
		await expect(sichererAbruf(erlaubt)(`http://127.0.0.1:${tropfend.port}/`)).rejects.toThrow();
	});

	it('isn’t waited for where names aren’t answered', async () => {
		const loeseAuf = () => new Promise<never>(() => {});
		await expect(sichererAbruf({ ...erlaubt, loeseAuf })('https://example.org/')).rejects.toThrow(/timeout|aborted/);
	});

	it('isn’t read beyond its size', async () => {
		const gross = await senke((_, r) => r.end('x'.repeat(100_000)));
		await expect(sichererAbruf(erlaubt)(`http://127.0.0.1:${gross.port}/`)).rejects.toThrow('zu groß');
	});
});
