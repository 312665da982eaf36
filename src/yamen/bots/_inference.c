/* Inference of the networks that bots play by: what pure_inference.py does, several times as fast.

   The formulas stand there. Weights are row-major with the input first, so that inputs that are 0 cost nothing. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stddef.h>

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__GLIBC__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("arch=haswell", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif
#if defined(__GNUC__)
#define INLINED static inline __attribute__((always_inline))
#else
#define INLINED static inline
#endif

#define MOST_CONTENDERS 16
#define SCALE 10.0f /* the points head is in tens */

typedef struct {
    PyObject_HEAD
    Py_ssize_t table, seat, hidden, mixed, query, moves; /* how many features, units and moves there are */
    float *seat_weight, *table_weight, *hidden_bias;
    float *mix_weight, *mix_bias; /* of the own units, the mean and the maximum of the rivals', one after the other */
    float *points_weight, *points_bias, *win_weight, *win_bias;
    float *query_weight, *query_table, *query_bias, *move_weight, *move_bias;
    float *weights; /* all of them, in this order */
} Network;

/* A position to be evaluated, and what comes of it. */
typedef struct {
    Py_ssize_t contenders, mover, moves;
    float *inputs;
    Py_ssize_t *legal;
    float *points, *win_chances, *priors;
    void *memory;
} Job;

INLINED void add_product(float *restrict sum, const float *restrict inputs, Py_ssize_t rows,
                         const float *restrict weight, Py_ssize_t width)
{
    const float *row[4];
    float value[4];
    int found = 0;
    for (Py_ssize_t i = 0; i < rows; i++) {
        if (inputs[i] == 0.0f)
            continue;
        value[found] = inputs[i];
        row[found++] = weight + i * width;
        if (found == 4) {
            const float *a = row[0], *b = row[1], *c = row[2], *d = row[3];
            const float p = value[0], q = value[1], r = value[2], s = value[3];
            for (Py_ssize_t j = 0; j < width; j++)
                sum[j] += p * a[j] + q * b[j] + r * c[j] + s * d[j];
            found = 0;
        }
    }
    for (int k = 0; k < found; k++)
        for (Py_ssize_t j = 0; j < width; j++)
            sum[j] += value[k] * row[k][j];
}

INLINED void rectify(float *units, Py_ssize_t count)
{
    for (Py_ssize_t j = 0; j < count; j++)
        units[j] = units[j] > 0.0f ? units[j] : 0.0f;
}

INLINED float dot(const float *restrict one, const float *restrict other, Py_ssize_t count)
{
    float sum = 0.0f;
    for (Py_ssize_t j = 0; j < count; j++)
        sum += one[j] * other[j];
    return sum;
}

INLINED void softmax(float *logits, Py_ssize_t count)
{
    float best = -INFINITY, total = 0.0f;
    for (Py_ssize_t i = 0; i < count; i++)
        if (logits[i] > best)
            best = logits[i];
    for (Py_ssize_t i = 0; i < count; i++)
        total += logits[i] = expf(logits[i] - best);
    for (Py_ssize_t i = 0; i < count; i++)
        logits[i] /= total;
}

/* How many numbers `evaluate` needs beside those of the job. */
static Py_ssize_t scratch_size(const Network *n, Py_ssize_t contenders)
{
    return n->hidden * (contenders + 4) + n->mixed + n->query;
}

FOR_EACH_PROCESSOR static void evaluate(const Network *n, Job *job, float *scratch)
{
    const Py_ssize_t contenders = job->contenders, hidden = n->hidden, mixed = n->mixed;
    const float *table = job->inputs;
    float *units = scratch;                        /* of each contender */
    float *shared = units + contenders * hidden;   /* what the table adds to them */
    float *pooled = shared + hidden;               /* own, mean and maximum */
    float *mix = pooled + 3 * hidden, *query = mix + mixed;

    memcpy(shared, n->hidden_bias, hidden * sizeof(float));
    add_product(shared, table, n->table, n->table_weight, hidden);
    for (Py_ssize_t p = 0; p < contenders; p++) {
        float *own = units + p * hidden;
        memcpy(own, shared, hidden * sizeof(float));
        add_product(own, table + n->table + p * n->seat, n->seat, n->seat_weight, hidden);
        rectify(own, hidden);
    }
    for (Py_ssize_t p = 0; p < contenders; p++) {
        float *mean = pooled + hidden, *best = mean + hidden;
        memcpy(pooled, units + p * hidden, hidden * sizeof(float));
        memset(mean, 0, 2 * hidden * sizeof(float));
        for (Py_ssize_t q = 0; q < contenders; q++) {
            const float *rival = units + q * hidden;
            if (q == p)
                continue;
            for (Py_ssize_t j = 0; j < hidden; j++) {
                mean[j] += rival[j];
                best[j] = rival[j] > best[j] ? rival[j] : best[j];
            }
        }
        if (contenders > 2)
            for (Py_ssize_t j = 0; j < hidden; j++)
                mean[j] /= (float)(contenders - 1);
        memcpy(mix, n->mix_bias, mixed * sizeof(float));
        add_product(mix, pooled, 3 * hidden, n->mix_weight, mixed);
        rectify(mix, mixed);
        job->points[p] = SCALE * (dot(mix, n->points_weight, mixed) + n->points_bias[0]);
        job->win_chances[p] = dot(mix, n->win_weight, mixed) + n->win_bias[0];
        if (p == job->mover && job->moves > 0) {
            memcpy(query, n->query_bias, n->query * sizeof(float));
            add_product(query, mix, mixed, n->query_weight, n->query);
            add_product(query, table, n->table, n->query_table, n->query);
            rectify(query, n->query);
            for (Py_ssize_t i = 0; i < job->moves; i++) {
                const Py_ssize_t move = job->legal[i];
                job->priors[i] = dot(query, n->move_weight + move * n->query, n->query) + n->move_bias[move];
            }
        }
    }
    softmax(job->win_chances, contenders);
    softmax(job->priors, job->moves);
}

/* Python's side of it */

static int read_job(const Network *n, Job *job, PyObject *encoded, Py_ssize_t contenders, Py_ssize_t mover,
                    PyObject *legal)
{
    job->memory = NULL;
    if (!PyList_Check(encoded) || !PyList_Check(legal)) {
        PyErr_SetString(PyExc_TypeError, "The encoded position and the legal moves must be lists.");
        return -1;
    }
    const Py_ssize_t count = PyList_GET_SIZE(encoded), moves = PyList_GET_SIZE(legal);
    if (contenders < 1 || contenders > MOST_CONTENDERS || count != n->table + contenders * n->seat) {
        PyErr_Format(PyExc_ValueError, "The encoded position has %zd numbers, which doesn't fit %zd contenders.", count,
                     contenders);
        return -1;
    }
    if (moves > 0 && (mover < 0 || mover >= contenders)) {
        PyErr_Format(PyExc_ValueError, "There is no contender %zd to move.", mover);
        return -1;
    }
    job->contenders = contenders;
    job->mover = mover;
    job->moves = moves;
    job->memory = PyMem_Malloc(moves * sizeof(Py_ssize_t) + (count + 2 * contenders + moves) * sizeof(float));
    if (!job->memory) {
        PyErr_NoMemory();
        return -1;
    }
    job->legal = job->memory;
    job->inputs = (float *)(job->legal + moves);
    job->points = job->inputs + count;
    job->win_chances = job->points + contenders;
    job->priors = job->win_chances + contenders;
    for (Py_ssize_t i = 0; i < count; i++) {
        const long value = PyLong_AsLong(PyList_GET_ITEM(encoded, i));
        if (value == -1 && PyErr_Occurred())
            return -1;
        job->inputs[i] = (float)value;
    }
    for (Py_ssize_t i = 0; i < moves; i++) {
        const Py_ssize_t move = PyLong_AsSsize_t(PyList_GET_ITEM(legal, i));
        if (move == -1 && PyErr_Occurred())
            return -1;
        if (move < 0 || move >= n->moves) {
            PyErr_Format(PyExc_ValueError, "The network knows no move %zd.", move);
            return -1;
        }
        job->legal[i] = move;
    }
    return 0;
}

static PyObject *floats(const float *numbers, Py_ssize_t count)
{
    PyObject *list = PyList_New(count);
    for (Py_ssize_t i = 0; list && i < count; i++) {
        PyObject *number = PyFloat_FromDouble(numbers[i]);
        if (!number)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, i, number);
    }
    return list;
}

static PyObject *answer(const Job *job)
{
    PyObject *points = floats(job->points, job->contenders);
    PyObject *win_chances = floats(job->win_chances, job->contenders);
    PyObject *priors = floats(job->priors, job->moves);
    PyObject *all = points && win_chances && priors ? PyTuple_Pack(3, points, win_chances, priors) : NULL;
    Py_XDECREF(points);
    Py_XDECREF(win_chances);
    Py_XDECREF(priors);
    return all;
}

static PyObject *network_evaluate(Network *n, PyObject *const *args, Py_ssize_t count)
{
    Job job;
    PyObject *result = NULL;
    float *scratch = NULL;
    if (count != 4) {
        PyErr_SetString(PyExc_TypeError, "evaluate takes an encoded position, contenders, mover and legal moves.");
        return NULL;
    }
    const Py_ssize_t contenders = PyLong_AsSsize_t(args[1]), mover = PyLong_AsSsize_t(args[2]);
    if (PyErr_Occurred())
        return NULL;
    if (read_job(n, &job, args[0], contenders, mover, args[3]) == 0) {
        scratch = PyMem_Malloc(scratch_size(n, contenders) * sizeof(float));
        if (!scratch)
            PyErr_NoMemory();
        else {
            evaluate(n, &job, scratch);
            result = answer(&job);
        }
    }
    PyMem_Free(scratch);
    PyMem_Free(job.memory);
    return result;
}

static PyObject *network_evaluate_batch(Network *n, PyObject *batch)
{
    if (!PyList_Check(batch)) {
        PyErr_SetString(PyExc_TypeError, "evaluate_batch takes a list.");
        return NULL;
    }
    const Py_ssize_t count = PyList_GET_SIZE(batch);
    Py_ssize_t read = 0;
    PyObject *results = NULL;
    Job *jobs = PyMem_Calloc(count ? count : 1, sizeof(Job));
    float *scratch = PyMem_Malloc(scratch_size(n, MOST_CONTENDERS) * sizeof(float));
    if (!jobs || !scratch) {
        PyErr_NoMemory();
        goto end;
    }
    for (; read < count; read++) {
        PyObject *encoded, *legal;
        Py_ssize_t contenders, mover;
        PyObject *item = PyList_GET_ITEM(batch, read);
        if (!PyTuple_Check(item)) {
            PyErr_SetString(PyExc_TypeError, "A batch is a list of tuples.");
            goto end;
        }
        if (!PyArg_ParseTuple(item, "OnnO", &encoded, &contenders, &mover, &legal))
            goto end;
        if (read_job(n, &jobs[read], encoded, contenders, mover, legal) < 0) {
            PyMem_Free(jobs[read].memory);
            goto end;
        }
    }
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = 0; i < count; i++)
        evaluate(n, &jobs[i], scratch);
    Py_END_ALLOW_THREADS
    results = PyList_New(count);
    for (Py_ssize_t i = 0; results && i < count; i++) {
        PyObject *result = answer(&jobs[i]);
        if (!result)
            Py_CLEAR(results);
        else
            PyList_SET_ITEM(results, i, result);
    }
end:
    for (Py_ssize_t i = 0; i < read; i++)
        PyMem_Free(jobs[i].memory);
    PyMem_Free(jobs);
    PyMem_Free(scratch);
    return results;
}

static PyObject *network_new(PyTypeObject *type, PyObject *args, PyObject *Py_UNUSED(kwargs))
{
    Py_ssize_t table, seat, hidden, mixed, query, moves;
    Py_buffer data;
    if (!PyArg_ParseTuple(args, "nnnnnny*", &table, &seat, &hidden, &mixed, &query, &moves, &data))
        return NULL;
    const Py_ssize_t most = 1 << 20;
    Network *n = NULL;
    if (table < 0 || seat < 0 || hidden < 1 || mixed < 1 || query < 1 || moves < 0 || table > most || seat > most ||
        hidden > most || mixed > most || query > most || moves > most) {
        PyErr_SetString(PyExc_ValueError, "A network can't have these sizes.");
        goto end;
    }
    const Py_ssize_t sizes[] = {
        seat * hidden, table * hidden, hidden, 3 * hidden * mixed, mixed, mixed, 1, mixed, 1, mixed * query,
        table * query, query, moves * query, moves,
    };
    const int tensors = sizeof(sizes) / sizeof(sizes[0]);
    Py_ssize_t total = 0;
    for (int i = 0; i < tensors; i++)
        total += sizes[i];
    if (data.len != total * (Py_ssize_t)sizeof(float)) {
        PyErr_Format(PyExc_ValueError, "A network of these sizes has %zd bytes of weights, not %zd.",
                     total * (Py_ssize_t)sizeof(float), data.len);
        goto end;
    }
    n = (Network *)type->tp_alloc(type, 0);
    if (!n)
        goto end;
    n->weights = PyMem_Malloc(data.len);
    if (!n->weights) {
        Py_CLEAR(n);
        PyErr_NoMemory();
        goto end;
    }
    memcpy(n->weights, data.buf, data.len);
    n->table = table, n->seat = seat, n->hidden = hidden, n->mixed = mixed, n->query = query, n->moves = moves;
    float **places[] = {
        &n->seat_weight, &n->table_weight, &n->hidden_bias, &n->mix_weight, &n->mix_bias,
        &n->points_weight, &n->points_bias, &n->win_weight, &n->win_bias, &n->query_weight,
        &n->query_table, &n->query_bias, &n->move_weight, &n->move_bias,
    };
    float *next = n->weights;
    for (int i = 0; i < tensors; i++) {
        *places[i] = next;
        next += sizes[i];
    }
end:
    PyBuffer_Release(&data);
    return (PyObject *)n;
}

static void network_dealloc(Network *n)
{
    PyTypeObject *type = Py_TYPE(n);
    PyMem_Free(n->weights);
    type->tp_free(n);
    Py_DECREF(type);
}

static PyMethodDef network_methods[] = {
    {"evaluate", (PyCFunction)(void (*)(void))network_evaluate, METH_FASTCALL,
     "The points, win chances and priors of an encoded position."},
    {"evaluate_batch", (PyCFunction)network_evaluate_batch, METH_O, "The same for many, while other threads run."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot network_slots[] = {
    {Py_tp_doc, "The weights of a network, and what it makes of positions."},
    {Py_tp_new, network_new},
    {Py_tp_dealloc, network_dealloc},
    {Py_tp_methods, network_methods},
    {0, NULL},
};

static PyType_Spec network_spec = {
    "yamen.bots._inference.Network", sizeof(Network), 0, Py_TPFLAGS_DEFAULT, network_slots,
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "yamen.bots._inference", "Inference of the networks that bots play by.", -1, NULL,
    NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__inference(void)
{
    PyObject *made = PyModule_Create(&module);
    PyObject *type = made ? PyType_FromSpec(&network_spec) : NULL;
    if (!type || PyModule_AddObject(made, "Network", type) < 0) {
        Py_XDECREF(type);
        Py_CLEAR(made);
    }
    return made;
}
